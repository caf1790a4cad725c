import { messageOf } from '../../../server/page/duel/state.ts';
import { linkProblem } from './tab.ts';

/** Why the link in the address was not opened: in the language of the page, which may come later than the error. */
export const LinkProblem = () =>
  linkProblem.value === undefined ? null : <p role="alert">{messageOf(linkProblem.value)}</p>;
