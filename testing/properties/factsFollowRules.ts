import { checkLog } from '../log/checkLog.ts';
import type { DuelProperty } from '../playDuel.ts';

/** The checks of a log, as a property. */
export const factsFollowRules: DuelProperty = {
  name: 'factsFollowRules',
  rule: undefined,
  says: 'The facts of the log, read without the tables, contradict no rule that can be checked from them.',
  check({ log }) {
    const [first] = checkLog(log);
    return first && { message: `${first.message} (${first.rule}, ${first.check})`, facts: [first.fact] };
  },
};
