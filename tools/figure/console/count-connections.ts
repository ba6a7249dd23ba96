import pg from 'pg';

/** Counts the connections to a database that this process opens from now on: without one there is no SQL. */
export function countConnections(): { stop: () => number } {
  const { connect } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.connect = new Proxy(connect, {
    apply: (target, self, given) => {
      count += 1;
      return Reflect.apply(target, self, given) as unknown;
    },
  });
  return {
    stop: () => {
      pg.Client.prototype.connect = connect;
      return count;
    },
  };
}
