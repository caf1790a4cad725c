import {
  type Answer,
  answerRefusal,
  type Decision,
  type ObjectInfo,
  type Option,
} from '../effects/state/decisions.ts';
import { NotationError } from './errors.ts';
import { suggestion } from './nearest.ts';
import { shown } from './shown.ts';

const NOTHING = 'nothing';
const PASS = 'pass';

type Told = 'byName' | 'byId';

const written = ({ id, name }: ObjectInfo, told: Told): string =>
  told === 'byId' ? `${name} #${id}` : `${name}`;

/** How options are written that say what they are: by card and target, by number, by the number of a mode. */
function form({ kind }: Decision, option: Option, cardTold: Told, targetTold: Told): string {
  const { label, card, target, player, number, pass } = option;
  if (card?.name !== undefined) {
    const first = written(card, cardTold);
    if (target?.name !== undefined) return `${first} -> ${written(target, targetTold)}`;
    return player === undefined ? first : `${first} -> ${player}`;
  }
  if (number !== undefined) return String(number);
  if (kind === 'confirm') return label.toLowerCase();
  if (kind === 'mode') return /^\d+(?=:)/.exec(label)?.[0] ?? label;
  return pass ? PASS : label;
}

const labelWithIds = ({ label, card, target }: Option): string =>
  [label, ...[card, target].flatMap((one) => (one === undefined ? [] : [`#${one.id}`]))].join(' ');

/** All that an option may be called, the way that is preferred first. */
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

/** Names of options: what each is printed as, and which options a text may mean. */
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

/** A text that would be read otherwise stands in quotes, as JSON writes it. */
const quotedIfNeeded = (text: string): string =>
  text === '' || text !== plain(text) || /^["@]|\||^nothing$/i.test(text) ? JSON.stringify(text) : text;

/**
 * An answer as text, for people to read and write; what `parseChoice` reads. Several options are parted by ` | `.
 * @throws {NotationError} for what is no answer to this decision.
 */
export function printChoice(decision: Decision, answer: Answer): string {
  const refusal = answerRefusal(decision, answer);
  if (refusal !== undefined) throw new NotationError(`${where(decision)}: ${refusal}.`);
  if (answer.length === 0) return NOTHING;
  const { printed } = namesIn(decision);
  return answer.map((index) => printed[index]).join(' | ');
}

/**
 * The answer that a text names. Cards may be written in any case, and with `#id` also where their name is enough.
 * @throws {NotationError} for a text that names no option, or several, or options that may not be chosen together.
 */
export function parseChoice(decision: Decision, text: string): Answer {
  if (typeof text !== 'string') {
    throw new NotationError(`${where(decision)}: a choice is parsed from text, not from ${shown(text)}.`);
  }
  const names = namesIn(decision);
  const parts = partsOf(decision, text);
  const answer = isNothing(parts, names) ? [] : parts.map((part) => indexOf(decision, names, part));
  const refusal = answerRefusal(decision, answer);
  if (refusal !== undefined) throw new NotationError(`${where(decision)}, ${shown(text)}: ${refusal}.`);
  return decision.ordered ? answer : [...answer].sort((a, b) => a - b);
}

const where = ({ id, kind, player }: Decision): string => `Decision ${id} (${kind}, ${player})`;

/** A part of a choice: what it says, and whether it says so in quotes. */
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
      throw new NotationError(
        `${where(decision)}: ${shown(text.slice(start))} cannot be read; expected options parted by " | ", in quotes where needed.`,
      );
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
    throw new NotationError(`${where(decision)}: ${part} is no text in quotes, as JSON writes it.`, {
      cause,
    });
  }
}

/** Where there is nothing to pass with, passing is choosing nothing. */
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
    throw new NotationError(`${where(decision)}: ${shown(text)} is no option.${hint(text, printed)}`);
  if (others.length === 0) return only;
  const readings = found.map((one) => printed[one]).join(' or ');
  throw new NotationError(`${where(decision)}: ${shown(text)} may mean ${readings}.`);
}

function inAnyCase(meant: Names['meant'], text: string): readonly number[] {
  const low = text.toLowerCase();
  const found = [...meant].flatMap(([form, indexes]) => (form.toLowerCase() === low ? indexes : []));
  return [...new Set(found)];
}

const SHOWN_OPTIONS = 8;

/** What may have been meant; where nothing looks like it, what there is. */
function hint(text: string, printed: readonly string[]): string {
  const near = suggestion(text, printed);
  if (near !== '') return near;
  const some = printed.slice(0, SHOWN_OPTIONS).join(' | ');
  return ` Expected one of: ${some}${printed.length > SHOWN_OPTIONS ? ' | ...' : ''}.`;
}
