/** The jobs of the instruction, in the order in which a new owner meets them. Each stands at `#guide-KEY`. */
export const JOB_KEYS = ['venue', 'hours', 'menu', 'dish', 'price', 'stop', 'bin', 'team'] as const;
