import { checkDecision } from '../../boundary/checkDecision.ts';
import { NotationError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { suggestion } from '../../boundary/names/nearest.ts';
import {
  type Answer,
  answerRefusal,
  type Decision,
  type ObjectInfo,
  type Option,
} from '../../effects/state/reported/decisions.ts';
import { EXPECTATIONS, HINTS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';

const NOTHING = 'nothing';
const PASS = 'pass';

type Reference = 'byName' | 'byId';

const printObject = ({ id, name }: ObjectInfo, reference: Reference): string =>
  reference === 'byId' ? `${name} #${id}` : `${name}`;

/** The notation of an option: its card with its target or whose tap ability it uses, its number, the number of its mode, or its label. */
function form(
  { kind }: Decision,
  option: Option,
  cardReference: Reference,
  targetReference: Reference,
): string {
  const { label, card, target, uses, player, number, pass } = option;
  if (card?.name !== undefined) {
    const first = printObject(card, cardReference);
    if (target?.name !== undefined) return `${first} -> ${printObject(target, targetReference)}`;
    if (uses?.name !== undefined) return `${first} uses ${printObject(uses, targetReference)}`;
    return player === undefined ? first : `${first} -> ${player}`;
  }
  if (number !== undefined) return String(number);
  if (kind === 'confirm') return label.toLowerCase();
  if (kind === 'mode') return /^\d+(?=:)/.exec(label)?.[0] ?? label;
  return pass ? PASS : label;
}

const labelWithIds = ({ label, card, target, uses }: Option): string =>
  [label, ...[card, target, uses].flatMap((one) => (one === undefined ? [] : [`#${one.id}`]))].join(' ');

/** All notations of an option, in order of preference. */
function formsOf(decision: Decision, option: Option): readonly string[] {
  const forms = [
    form(decision, option, 'byName', 'byName'),
    form(decision, option, 'byId', 'byName'),
    form(decision, option, 'byName', 'byId'),
    form(decision, option, 'byId', 'byId'),
    option.label,
    labelWithIds(option),
    ...(option.pass ? [PASS] : []),
  ];
  return [...new Set(forms)];
}

/** The notation in which each option is printed, and the indexes of the options that each notation can mean. */
interface Names {
  readonly printed: readonly string[];
  readonly meant: ReadonlyMap<string, readonly number[]>;
}

function namesIn(decision: Decision): Names {
  const forms = decision.options.map((option) => formsOf(decision, option));
  const meant = new Map<string, number[]>();
  forms.forEach((texts, index) => {
    for (const text of texts) {
      const others = meant.get(text);
      if (others === undefined) meant.set(text, [index]);
      else others.push(index);
    }
  });
  const printed = forms.map((texts, index) => {
    const own = texts.find((text) => meant.get(text)?.length === 1);
    return own === undefined ? `@${index}` : quotedIfNeeded(own);
  });
  return { printed, meant };
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Puts a text into JSON quotes if it would be parsed differently without them. */
const quotedIfNeeded = (text: string): string =>
  text === '' || text !== plain(text) || /^["@]|\||^nothing$/i.test(text) ? JSON.stringify(text) : text;

/**
 * Prints an answer as text for people and for `parseChoice`. Several options are separated by ` | `.
 * @throws {NotationError} if the answer is not legal for this decision.
 * @throws {OptionsError} if `decision` is not a decision.
 */
export function printChoice(decision: Decision, answer: Answer): string {
  checkDecision(decision);
  if (!Array.isArray(answer))
    throw new NotationError(PROBLEMS.expected(where(decision), EXPECTATIONS.indexList, formatValue(answer)));
  const refusal = answerRefusal(decision, answer);
  if (refusal !== undefined) throw new NotationError(PROBLEMS.at(where(decision), `${refusal}.`));
  if (answer.length === 0) return NOTHING;
  const { printed } = namesIn(decision);
  return answer.map((index) => printed[index]).join(' | ');
}

/**
 * Parses the text of an answer. Names are not case-sensitive, and cards may always be written with `#id`.
 * @returns the indexes of the chosen options.
 * @throws {NotationError} if the text matches no option, is ambiguous, or is not a legal answer to this decision.
 * @throws {OptionsError} if `decision` is not a decision.
 */
export function parseChoice(decision: Decision, text: string): Answer {
  checkDecision(decision);
  if (typeof text !== 'string') {
    throw new NotationError(PROBLEMS.expected(where(decision), EXPECTATIONS.text, formatValue(text)));
  }
  const names = namesIn(decision);
  const parts = partsOf(decision, text);
  const answer = isNothing(parts, names) ? [] : parts.map((part) => indexOf(decision, names, part));
  const refusal = answerRefusal(decision, answer);
  if (refusal !== undefined)
    throw new NotationError(PROBLEMS.at(whereAnswered(decision, text), `${refusal}.`));
  return decision.ordered ? answer : [...answer].sort((a, b) => a - b);
}

const where = ({ id, kind, player }: Decision): string => PLACES.decision(`${id}`, kind, player);

const whereAnswered = ({ id, kind, player }: Decision, text: string): string =>
  PLACES.decisionAnswer(`${id}`, kind, player, formatValue(text));

/** The text of one chosen option. */
interface Part {
  readonly text: string;
  readonly quoted: boolean;
}

const PART = /\s*("(?:[^"\\]|\\.)*"|[^"|][^|]*|)\s*(?:\||$)/y;

function partsOf(decision: Decision, text: string): readonly Part[] {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  for (;;) {
    const start = PART.lastIndex;
    const [whole, part = ''] = PART.exec(text) ?? [];
    if (whole === undefined) {
      throw new NotationError(PROBLEMS.cannotParse(where(decision), formatValue(text.slice(start))));
    }
    parts.push(
      part.startsWith('"')
        ? { text: unquoted(decision, part), quoted: true }
        : { text: plain(part), quoted: false },
    );
    if (!whole.endsWith('|')) return parts;
    PART.lastIndex = start + whole.length;
  }
}

function unquoted(decision: Decision, part: string): string {
  try {
    return String(JSON.parse(part));
  } catch (cause) {
    throw new NotationError(PROBLEMS.expected(where(decision), EXPECTATIONS.jsonString, part), { cause });
  }
}

/** Whether the text chooses nothing. `pass` does so if no option passes. */
function isNothing([only, ...others]: readonly Part[], { meant }: Names): boolean {
  if (only === undefined || only.quoted || others.length > 0) return false;
  const word = only.text.toLowerCase();
  return word === NOTHING || (word === PASS && !meant.has(PASS));
}

function indexOf(decision: Decision, { printed, meant }: Names, { text, quoted }: Part): number {
  const [, index] = (quoted ? undefined : /^@(\d+)$/.exec(text)) ?? [];
  if (index !== undefined && Number(index) < decision.options.length) return Number(index);
  const found = index === undefined ? (meant.get(text) ?? inAnyCase(meant, text)) : [];
  const [only, ...others] = found;
  if (only === undefined)
    throw new NotationError(withHint(PROBLEMS.noOption(where(decision), formatValue(text)), text, printed));
  if (others.length === 0) return only;
  const readings = found.map((one) => printed[one]).join(' or ');
  throw new NotationError(PROBLEMS.ambiguous(where(decision), formatValue(text), readings));
}

function inAnyCase(meant: Names['meant'], text: string): readonly number[] {
  const low = text.toLowerCase();
  const found = [...meant].flatMap(([form, indexes]) => (form.toLowerCase() === low ? indexes : []));
  return [...new Set(found)];
}

const MAX_HINT_OPTIONS = 8;

/** Suggests similar options; if there are none, lists the available options. */
function withHint(problem: string, text: string, printed: readonly string[]): string {
  const near = suggestion(text, printed);
  if (near !== '') return `${problem}${near}`;
  const some = printed.slice(0, MAX_HINT_OPTIONS).join(' | ');
  return HINTS.expectedOf(problem, `${some}${printed.length > MAX_HINT_OPTIONS ? ' | ...' : ''}`);
}
