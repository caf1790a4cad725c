import { isDeepStrictEqual } from 'node:util';
import type { CardDefinition } from 'taiki';
import * as words from 'taiki/words';

/**
 * A definition as source code, in the functions of `taiki/words`. Each function is tried with the parts of a value as its arguments, and is
 * written only if it gives that value back. What no function builds is an object literal.
 */

export interface CardSource {
  readonly code: string;
  /** The names of `taiki/words` that the code needs. */
  readonly words: ReadonlySet<string>;
}

type Value = unknown;

interface Fields {
  readonly [field: string]: Value;
}

type Builder = (...values: readonly Value[]) => Value;

/** How the arguments of a function follow from a value; undefined if it is no value of this function. */
type Arguments = (value: Fields) => readonly Value[] | undefined;

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const built = words as unknown as Readonly<Record<string, Builder | Value>>;

const isBuilder = (value: Value): value is Builder => typeof value === 'function';

/** A value regardless of the order of its fields. */
function keyOf(value: Value): string {
  return JSON.stringify(value, (_, inner: Value) =>
    isFields(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Words that are values, not functions; of several that are equal the first one is written. */
const CONSTANTS = new Map<string, string>();
/** Words that stand for several abilities. */
const CONSTANT_LISTS = new Map<string, readonly Value[]>();
for (const [name, value] of Object.entries(built)) {
  if (isBuilder(value)) continue;
  if (Array.isArray(value)) CONSTANT_LISTS.set(name, value as readonly Value[]);
  else if (isFields(value) && !CONSTANTS.has(keyOf(value))) CONSTANTS.set(keyOf(value), name);
}

const all = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as readonly Value[]) : []);

const omit = (value: Fields, ...fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));

const field =
  (...names: readonly string[]): Arguments =>
  (value) =>
    names.every((name) => name in value) ? names.map((name) => value[name]) : undefined;

/** The bearer as a subject is written as the bearer. */
const subject = (what: Value): Value => (isDeepStrictEqual(what, words.itself) ? words.self : what);

const onWhat: Arguments = ({ when, effect }) =>
  isFields(when) && 'what' in when ? [subject(when['what']), effect] : undefined;

const wordOf = (value: Fields): Fields => (isFields(value['word']) ? value['word'] : {});

const baseOfWord: Arguments = (value) => ('base' in wordOf(value) ? [wordOf(value)['base']] : undefined);

const inside = (value: Value, ...path: readonly string[]): Value =>
  path.reduce<Value>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);

const firstEffect = (value: Fields): Value => all(value['effects'])[0];

const withoutType: Arguments = (value) => {
  const filter = value['filter'];
  if (!isFields(filter)) return [];
  const rest = omit(filter, 'type');
  return Object.keys(rest).length === 0 ? [] : [rest];
};

const filterOf: Arguments = (value) => (value['filter'] === undefined ? [] : [value['filter']]);

/** Which functions may build a value, the ones that say most first. */
const RULES: readonly (readonly [name: string, args: Arguments])[] = [
  // Abilities with names
  ['sasageru', (value) => [inside(firstEffect(value), 'by')]],
  [
    'dangerousDash',
    (value) => [all(inside(value, 'effect', 'effect', 'of'))[0], inside(value, 'effect', 'effect', 'count')],
  ],
  [
    'kirifudash',
    (value) => [inside(value, 'effect', 'effect', 'count'), ...all(inside(value, 'effect', 'effect', 'of'))],
  ],
  ['mugenCrime', (value) => [inside(value, 'mana', 'count'), ...all(inside(value, 'mana', 'of'))]],
  ['fushigibirth', (value) => [inside(value, 'mana', 'count'), ...all(inside(value, 'mana', 'of'))]],
  ['fortEnergy', (value) => [inside(value, 'when', 'paidWith'), inside(value, 'effect')]],
  ['pandoraShift', (value) => [inside(value, 'cost'), ...all(inside(value, 'of'))]],
  ['gravityZero', (value) => [inside(value, 'effect', 'condition')]],
  ['ultraSaver', (value) => [omit((inside(value, 'of', 'what', 'filter') ?? {}) as Fields, 'other')]],
  ['saver', (value) => [omit((inside(value, 'of', 'what', 'filter') ?? {}) as Fields, 'other')]],
  ['ultraSaver', (value) => [omit((inside(value, 'of', 'what', 'filter') ?? {}) as Fields, 'other', 'type')]],
  ['saver', (value) => [omit((inside(value, 'of', 'what', 'filter') ?? {}) as Fields, 'other', 'type')]],
  ['sympathy', (value) => [inside(all(inside(firstEffect(value), 'by', 'times'))[1], 'count')]],
  ['doubleSympathy', (value) => [inside(all(inside(firstEffect(value), 'by', 'times'))[1], 'count')]],
  ['poweredBlocker', (value) => [inside(firstEffect(value), 'by')]],
  ['uraNinjaStrike', (value) => [wordOf(value)['mana'], wordOf(value)['civilization']]],
  ['ninjaStrike', (value) => [wordOf(value)['mana']]],
  ['revolutionChange', baseOfWord],
  ['invasion', baseOfWord],
  ['attackChance', baseOfWord],
  ['finalRevolution', field('effect')],
  ['finalDeclaration', field('effect')],
  ['reverseStrike', (value) => [wordOf(value)['mana'], wordOf(value)['civilization']]],
  ['shinkaPower', field('effect')],
  ['revolution0', (value) => [omit(value, 'word', 'condition')]],
  ['dSwitch', (value) => [value['when'], inside(value, 'effect', 'then')]],
  ['meteorburn', (value) => [inside(value, 'effect', 'effect', 'count'), inside(value, 'effect', 'then')]],
  [
    'hyperSoulRaid',
    (value) => [
      omit(
        (inside(all(inside(value, 'effect', 'effects'))[1], 'what', 'choose', 'filter') ?? {}) as Fields,
        'type',
      ),
    ],
  ],
  [
    'magibomber',
    (value) => [
      inside(
        all(inside(all(inside(value, 'effect', 'effects'))[1], 'effect', 'modes'))[1],
        'condition',
        'like',
        'cost',
        'max',
      ),
    ],
  ],
  ['knightMagic', (value) => [all(inside(value, 'effect', 'effects'))[0]]],
  [
    'knightMagic',
    (value) => [{ do: 'inOrder', effects: all(inside(value, 'effect', 'effects')).slice(0, -1) }],
  ],
  [
    'civilCount',
    (value) => [all(inside(value, 'of', 'filter', 'civilizations'))[0], inside(value, 'is', 'min')],
  ],
  ['crystalArms', (value) => [inside(value, 'is', 'min')]],
  ['barabariety', (value) => [inside(value, 'is', 'min')]],
  [
    'manaDrive',
    (value) => [
      inside(all(value['conditions'])[0], 'is', 'min'),
      all(inside(all(value['conditions'])[1], 'of', 'filter', 'civilizations'))[0],
    ],
  ],
  // Keywords
  ['neoEvolution', field('base')],
  ['gNeoEvolution', field('base')],
  ['starEvolution', field('base')],
  [
    'evolutionFrom',
    (value) => (value['name'] === 'evolution' ? [value['from'], omit(value, 'from')] : undefined),
  ],
  [
    'superInfiniteOmega',
    (value) =>
      value['name'] === 'evolution' && value['count'] === 'any' && Array.isArray(value['from'])
        ? [value['base']]
        : undefined,
  ],
  ['superInfinite', (value) => (value['name'] === 'evolution' ? [omit(value, 'count')] : undefined)],
  ['vortexEvolution', field('base', 'count')],
  ['vortexEvolutionOn', (value) => [value['base'], ...all(value['also'])]],
  ['ultimateEvolutionMax', () => []],
  ['ultimateEvolutionMax', (value) => [omit((value['base'] ?? {}) as Fields, 'evolution')]],
  ['ultimateEvolution', () => []],
  ['ultimateEvolution', (value) => [omit((value['base'] ?? {}) as Fields, 'evolution')]],
  ['evolution', field('base')],
  ['powerAttacker', field('by')],
  ['crystalSoul', field('mana')],
  ['hyperize', ({ taps }) => (taps === 1 ? [] : [taps])],
  ['hyperMode', ({ power, grants }) => [power, ...all(grants)]],
  ['hyperSoulX', ({ grants }) => all(grants)],
  ['waveStriker', ({ grants }) => all(grants)],
  ['strikeBack', field('discards')],
  ['blockerAgainst', field('against')],
  ['crewBreaker', field('crew')],
  // Triggers
  ['limited', (value) => ('limit' in value ? [value['limit'], omit(value, 'limit')] : undefined)],
  [
    'from',
    (value) =>
      'from' in value && (value['kind'] === 'triggered' || value['kind'] === 'replacement')
        ? [value['from'], omit(value, 'from')]
        : undefined,
  ],
  ['given', (value) => ('given' in value ? [value['given'], omit(value, 'given')] : undefined)],
  [
    'provided',
    (value) =>
      value['kind'] === 'triggered' && 'condition' in value
        ? [value['condition'], omit(value, 'condition')]
        : undefined,
  ],
  ['whenPut', onWhat],
  ['wheneverAttacks', onWhat],
  ['wheneverBlocks', onWhat],
  ['whenDestroyed', onWhat],
  ['whenWinsBattle', onWhat],
  ['atEndOfYourTurn', field('effect')],
  ['atStartOfYourTurn', field('effect')],
  ['whenEvolves', field('effect')],
  ['when', field('when', 'effect')],
  // Statics and replacements
  ['canAttackUntapped', () => []],
  ['cannotBeBlockedBy', (value) => [inside(firstEffect(value), 'ban', 'by')]],
  ['has', ({ effects }) => all(effects)],
  ['hasWhile', (value) => [value['while'], ...all(value['effects'])]],
  ['crossedGets', ({ effects }) => all(effects)],
  ['equippedGets', ({ effects }) => all(effects)],
  ['attachedGets', ({ effects }) => all(effects)],
  [
    'each',
    ({ affects, effects }) => (isFields(affects) && 'in' in affects ? [affects, ...all(effects)] : undefined),
  ],
  ['eachWhile', (value) => [value['while'], value['affects'], ...all(value['effects'])]],
  ['optional', (value) => (value['may'] === true ? [omit(value, 'may')] : undefined)],
  [
    'during',
    (value) =>
      value['kind'] === 'replacement' && 'while' in value
        ? [value['while'], omit(value, 'while')]
        : undefined,
  ],
  ['wouldBeDestroyed', (value) => [subject(inside(value, 'of', 'what')), value['instead']]],
  ['wouldLeave', (value) => [subject(inside(value, 'of', 'what')), value['instead']]],
  ['insteadDo', field('effect')],
  ['instead', field('to')],
  ['spellAbility', ({ effect }) => (inside(effect, 'do') === 'inOrder' ? undefined : [effect])],
  ['spellAbility', ({ effect }) => all(inside(effect, 'effects'))],
  // Instructions
  ['inOrder', ({ effects }) => all(effects)],
  ['draw', ({ count, who }) => (who === 'you' ? (count === 1 ? [] : [count]) : [count, who])],
  ['drawUpTo', field('count')],
  ['takeShieldWithoutTrigger', field('what')],
  ['putOnDeckBottomShuffled', field('what')],
  ['putOnDeckBottom', field('what')],
  ['putOnDeck', field('what', 'position')],
  ['putOnDeck', (value) => [value['what'], 'top']],
  ['putIntoManaFaceDown', field('what')],
  ['returnToHand', field('what')],
  ['putIntoMana', field('what')],
  ['putIntoGraveyard', field('what')],
  ['addToShields', field('what')],
  ['moveTo', field('to', 'what')],
  ['moveTo', (value) => [value['to'], value['what'], 'tapped']],
  ['chargeFaceDown', ({ count }) => (count === 1 ? [] : [count])],
  [
    'topOfDeckTo',
    ({ to, count, who }) => (who === 'you' ? (count === 1 ? [to] : [to, count]) : [to, count, who]),
  ],
  ['breakShields', ({ count, of }) => (of === 'opponent' ? [count] : [count, of])],
  ['battle', field('a', 'b')],
  ['destroy', field('what')],
  ['discard', field('what')],
  ['tap', field('what')],
  ['untap', field('what')],
  ['put', field('what')],
  ['putOnto', field('what', 'onto')],
  ['putOnShield', field('what', 'on')],
  ['putUnder', field('what', 'under')],
  ['shieldPlus', field('count', 'under')],
  ['useFree', field('what')],
  ['lookAt', field('what')],
  ['lookAtTop', field('count', 'as')],
  ['revealTop', field('count', 'as')],
  ['releaseHyperMode', field('what')],
  ['may', field('effect')],
  ['may', field('effect', 'then')],
  ['oneOf', ({ modes }) => all(modes)],
  ['onlyIf', field('condition', 'then')],
  ['onlyIf', field('condition', 'then', 'otherwise')],
  ['ifYouDo', field('first', 'then')],
  ['ifNot', field('first', 'otherwise')],
  ['gets', ({ affects, until, effects }) => [affects, until, ...all(effects)]],
  ['ruleUntil', ({ until, effects }) => [until, ...all(effects)]],
  ['delayed', field('ability', 'until')],
  ['replaceUntil', field('until', 'replacement')],
  ['extraTurn', ({ who }) => (who === 'you' ? [] : [who])],
  ['forEach', field('of', 'as', 'effect')],
  ['repeat', field('times', 'effect')],
  ['tally', field('effect', 'as')],
  ['remember', field('amount', 'as')],
  [
    'search',
    ({ filter, to, show }) =>
      show === true ? [filter, to, 'shown'] : to === 'hand' ? [filter] : [filter, to],
  ],
  ['shuffleDeck', field('who')],
  ['moveUnder', field('what', 'count', 'to')],
  ['turnFace', field('what', 'to')],
  ['castSpellHalf', field('of')],
  // What lasts
  ['power', field('by')],
  ['gains', ({ abilities }) => all(abilities)],
  ['breaksMore', ({ by }) => (by === 1 ? [] : [by])],
  ['attacksFirst', field('such')],
  ['alsoOfRaces', ({ also }) => all(also)],
  ['cannot', field('ban')],
  // Choices, groups and names
  ['called', (value) => ('choose' in value && 'as' in value ? [omit(value, 'as'), value['as']] : undefined)],
  [
    'withTotal',
    (value) =>
      'total' in value
        ? [omit(value, 'total'), inside(value, 'total', 'of'), inside(value, 'total', 'max')]
        : undefined,
  ],
  ['atRandom', ({ choose, count }) => (count === 1 ? [choose] : [choose, count])],
  [
    'choose',
    ({ choose, count, by }) =>
      by === 'you' ? (count === 1 ? [choose] : [choose, count]) : [choose, count, by],
  ],
  ['chooseUpTo', ({ choose, count, by }) => (by === 'you' ? [choose, count] : [choose, count, by])],
  ['chooseAnyNumber', ({ choose, by }) => (by === 'you' ? [choose] : [choose, by])],
  ['the', field('ref')],
  ['yourCreatures', withoutType],
  ['opponentsCreatures', withoutType],
  ['allCreatures', withoutType],
  ['yourHand', filterOf],
  ['opponentsHand', filterOf],
  ['yourGraveyard', filterOf],
  ['yourMana', filterOf],
  ['opponentsMana', filterOf],
  ['yourShields', filterOf],
  ['opponentsShields', filterOf],
  [
    'cardsIn',
    (value) => ('filter' in value ? [value['in'], value['of'], value['filter']] : [value['in'], value['of']]),
  ],
  [
    'another',
    (value) => {
      const filter = omit((value['filter'] ?? {}) as Fields, 'type', 'other');
      return Object.keys(filter).length === 0 ? [value['of']] : [value['of'], filter];
    },
  ],
  [
    'any',
    (value) => {
      const [filter] = withoutType(value) ?? [];
      return filter === undefined ? [value['of']] : [value['of'], filter];
    },
  ],
  ['anyOf', ({ patterns }) => all(patterns)],
  // Numbers
  ['exactly', field('min')],
  ['atLeast', field('min')],
  ['atMost', field('max')],
  ['countOf', field('count')],
  ['powerOfRef', field('powerOf')],
  ['costOf', field('costOf')],
  ['named', field('named')],
  ['sizeOf', field('sizeOf')],
  ['half', field('half')],
  ['plus', ({ plus }) => all(plus)],
  ['times', ({ times }) => all(times)],
  // Conditions
  ['shieldsAre', field('of', 'is')],
  ['youHave', field('of')],
  ['youHave', field('of', 'is')],
  ['differentCosts', field('of', 'is')],
  ['isLike', field('what', 'like')],
  ['both', ({ conditions }) => all(conditions)],
  ['either', ({ conditions }) => all(conditions)],
  ['notThat', field('condition')],
  ['happened', field('event')],
  ['happened', field('event', 'is')],
  ['isBattling', field('against')],
  ['allOf', field('of', 'are')],
];

/** Words that give several abilities, and how many. */
const LISTS: readonly (readonly [
  name: string,
  length: number,
  args: (values: readonly Value[]) => readonly Value[],
])[] = [
  [
    'rinneInfinity',
    2,
    ([, trigger]) => [all(inside(trigger, 'effect', 'count', 'count', 'filter', 'names'))[0]],
  ],
  ['galaxyshield', 2, ([keyword]) => [inside(keyword, 'cost')]],
  ['superShieldTrigger', 2, ([, spell]) => twoEffects(inside(spell, 'effect'))],
  ['shieldTriggerPlus', 2, ([, spell]) => twoEffects(inside(spell, 'effect'))],
];

/** The text of a spell and what it does more. */
function twoEffects(effect: Value): readonly Value[] {
  const more = all(inside(effect, 'then', 'effects'));
  return [inside(effect, 'otherwise'), more[more.length - 1]];
}

/** What a function gives for these arguments; undefined if they are not of its kind. */
function result(name: string, values: readonly Value[]): Value {
  const builder = built[name];
  if (!isBuilder(builder)) throw new Error(`Unknown word ${JSON.stringify(name)}.`);
  return builder(...values);
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Fields that say what kind of thing a literal is. */
const LEADING: ReadonlySet<string> = new Set(['kind', 'do', 'event', 'type']);

class Printer {
  readonly words = new Set<string>();

  code(value: Value): string {
    if (typeof value === 'string') return quoted(value);
    if (Array.isArray(value)) return `[${this.#list(value as readonly Value[]).join(', ')}]`;
    if (!isFields(value)) return String(value);
    return this.#constant(value) ?? this.#call(value) ?? this.#literal(value);
  }

  call(name: string, values: readonly Value[]): string {
    this.words.add(name);
    return `${name}(${values.map((one) => this.code(one)).join(', ')})`;
  }

  /** The items of a list, with the words that stand for several of them. */
  #list(values: readonly Value[]): readonly string[] {
    const [first, ...rest] = values;
    if (first === undefined) return [];
    for (const [name, list] of CONSTANT_LISTS) {
      if (isFields(first) && list.length > 1 && isDeepStrictEqual(values.slice(0, list.length), [...list])) {
        this.words.add(name);
        return [`...${name}`, ...this.#list(values.slice(list.length))];
      }
    }
    for (const [name, length, args] of LISTS) {
      if (!isFields(first) || values.length < length) continue;
      const some = values.slice(0, length);
      const parts = args(some);
      if (parts.every((one) => one !== undefined) && isDeepStrictEqual(result(name, parts), some))
        return [`...${this.call(name, parts)}`, ...this.#list(values.slice(length))];
    }
    return [this.code(first), ...this.#list(rest)];
  }

  #constant(value: Fields): string | undefined {
    const name = CONSTANTS.get(keyOf(value));
    if (name !== undefined) this.words.add(name);
    return name;
  }

  #call(value: Fields): string | undefined {
    for (const [name, args] of RULES) {
      const values = args(value);
      if (values?.some((one) => one === undefined && name !== 'search') !== false) continue;
      if (isDeepStrictEqual(result(name, values), value)) return this.call(name, values);
    }
    return undefined;
  }

  #literal(value: Fields): string {
    const fields = Object.entries(value)
      .sort(([one], [other]) => Number(LEADING.has(other)) - Number(LEADING.has(one)))
      .map(([name, inner]) => `${property(name)}: ${this.code(inner)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
}

function face(printer: Printer, card: Fields): string {
  const type = String(card['type']);
  printer.words.add(type);
  const fields = [
    'name',
    'civilizations',
    'races',
    'cost',
    'power',
    'abilities',
    'printings',
    'reconstructed',
  ]
    .filter(
      (name) =>
        card[name] !== undefined &&
        !(Array.isArray(card[name]) && all(card[name]).length === 0 && name !== 'civilizations'),
    )
    .map((name) => `${name}: ${printer.code(card[name])}`);
  return `${type}({ ${fields.join(', ')} })`;
}

/** The source code of a card, as an expression. It is not formatted. */
export function cardSource(card: CardDefinition): CardSource {
  const printer = new Printer();
  const { otherFace, thirdFace, faceName, ...first } = card;
  if (otherFace === undefined) return { code: face(printer, { ...first }), words: printer.words };
  const second = face(printer, { ...otherFace });
  if (otherFace.type !== 'spell') {
    const third = thirdFace === undefined ? [] : [face(printer, { ...thirdFace })];
    const word = third.length === 0 ? 'doubleFaced' : 'tripleFaced';
    const sides = [face(printer, { ...first }), second, ...third];
    printer.words.add(word);
    return { code: `${word}(${sides.join(', ')})`, words: printer.words };
  }
  printer.words.add('twinpact');
  const name = faceName ?? card.name.slice(0, -` / ${otherFace.name}`.length);
  const code = `twinpact(${quoted(card.name)}, ${face(printer, { ...first, name })}, ${second})`;
  return { code, words: printer.words };
}

/** A module that exports these cards as a list, each as a constant of its own. It is not formatted. */
export function cardModule(
  name: string,
  cards: readonly (readonly [constant: string, card: CardDefinition])[],
): string {
  const needed = new Set<string>();
  const constants = cards.map(([constant, card]) => {
    const { code, words: used } = cardSource(card);
    for (const word of used) needed.add(word);
    return `const ${constant} = ${code};\n`;
  });
  return [
    "import type { CardDefinition } from 'taiki';",
    `import { ${[...needed].sort((one, other) => one.localeCompare(other)).join(', ')} } from 'taiki/words';`,
    '',
    ...constants,
    `export const ${name}: readonly CardDefinition[] = [${cards.map(([constant]) => constant).join(', ')}];`,
    '',
  ].join('\n');
}
