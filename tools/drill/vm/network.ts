import { run, runOrThrow } from '../../repo/run.ts';

export interface Network {
  /** The file of the namespace. */
  path: string;
  /** Where the machine is, and where this program is as it sees it. */
  machine: string;
  here: string;
  remove(): Promise<void>;
}

/** A network of two: this program and the machine. Ports of one are no ports of the other. */
export const createNetwork = async (): Promise<Network> => {
  const name = `karigar-${process.pid}`;
  const [ours, theirs] = [`kg${process.pid}a`, `kg${process.pid}b`];
  const net = `10.213.${process.pid % 256}`;
  const [here, machine] = [`${net}.1`, `${net}.2`];
  const remove = async (): Promise<void> => {
    await run(['ip', 'link', 'delete', ours]);
    await run(['ip', 'netns', 'delete', name]);
  };
  const steps = [
    `netns add ${name}`,
    `link add ${ours} type veth peer name ${theirs} netns ${name}`,
    `address add ${here}/30 dev ${ours}`,
    `link set ${ours} up`,
    `-n ${name} address add ${machine}/30 dev ${theirs}`,
    `-n ${name} link set ${theirs} up`,
    `-n ${name} link set lo up`,
  ];
  try {
    for (const step of steps) await runOrThrow(['ip', ...step.split(' ')]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { path: `/run/netns/${name}`, machine, here, remove };
};
