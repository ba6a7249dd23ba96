export const hello = (): void => console.log('hello');
