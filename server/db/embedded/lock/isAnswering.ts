import { connect } from 'node:net';

/** Whether a process listens on a socket of the file system: the kernel knows, whatever container it is in. */
export const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path });
    const end = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
