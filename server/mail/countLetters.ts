import type { Metrics } from '../metrics/makeMetrics';
import type { Mailer } from './Mailer';

/** A mailer whose letters are counted. */
export const countLetters = (mailer: Mailer, { letter }: Pick<Metrics, 'letter'>): Mailer => ({
  close: () => mailer.close(),
  send: async (one) => {
    try {
      await mailer.send(one);
    } catch (error) {
      letter('failed');
      throw error;
    }
    letter('sent');
  },
});
