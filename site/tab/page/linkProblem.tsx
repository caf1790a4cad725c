import { linkProblem } from './tab.ts';

/** Why the link in the address was not opened. */
export const LinkProblem = () =>
  linkProblem.value === undefined ? null : <p role="alert">{linkProblem.value}</p>;
