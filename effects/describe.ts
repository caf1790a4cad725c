import type { Zone } from '../table/nouns.ts';
import type {
  Ability,
  Amount,
  Ban,
  Bounds,
  CardDefinition,
  CardType,
  Choice,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Face,
  Filter,
  Group,
  Instead,
  Keyword,
  Permission,
  Replacement,
  ReplacementPattern,
  StaticEffect,
  Subject,
  Target,
  Triggered,
  TriggerWord,
  Who,
} from './vocabulary.ts';

/** Text from data: every ability in the rulebook's English, so that no wording has to be kept beside it. */

const ZONE_NAMES: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shields',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
};

const TYPE_NAMES: { readonly [T in CardType]: string } = {
  creature: 'creature',
  evolutionCreature: 'evolution creature',
  spell: 'spell',
  crossGear: 'cross gear',
  castle: 'castle',
  field: 'field',
  d2Field: 'D2 field',
  gacharangeCreature: 'gacharange creature',
  dragheartFortress: 'dragheart fortress',
};

const KEYWORD_NAMES: { readonly [K in Keyword['name']]: string } = {
  blocker: 'blocker',
  speedAttacker: 'speed attacker',
  machFighter: 'mach fighter',
  slayer: 'slayer',
  charger: 'charger',
  shieldTrigger: 'shield trigger',
  breaker: 'breaker',
  powerAttacker: 'power attacker',
  evolution: 'evolution',
  strikeBack: 'strike back',
  guardStrike: 'guard strike',
  galaxyshield: 'galaxyshield',
  shieldForce: 'shield force',
};

const DURATIONS: { readonly [D in Duration]: string } = {
  turn: 'until the end of the turn',
  attack: 'during this attack',
  battle: 'during this battle',
  yourNextTurn: 'until the start of your next turn',
  opponentsNextTurn: "until the start of your opponent's next turn",
  endOfYourNextTurn: 'until the end of your next turn',
  endOfOpponentsNextTurn: "until the end of your opponent's next turn",
  duel: 'for the rest of the duel',
};

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (text: string): string =>
  text === '' ? '' : `${capitalized(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

function describeAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `the number of ${describeGroup(amount.count)}`;
  if ('powerOf' in amount) return `the power of ${describeRef(amount.powerOf.ref)}`;
  if ('costOf' in amount) return `the cost of ${describeRef(amount.costOf.ref)}`;
  if ('sizeOf' in amount) return `as many as ${describeRef(amount.sizeOf.ref)}`;
  if ('named' in amount) return `the number "${amount.named}"`;
  if ('times' in amount) return amount.times.map(describeAmount).join(' times ');
  return amount.plus.map(describeAmount).join(' plus ');
}

function describeBounds({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [describeAmount(min), describeAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${describeAmount(min)} or more`;
  return max === undefined ? 'any number' : `${describeAmount(max)} or less`;
}

function describeRef(ref: string): string {
  switch (ref) {
    case 'this':
      return 'this';
    case 'that':
      return 'it';
    case 'other':
      return 'the other creature';
    case 'was':
      return 'what it was';
    case 'crossed':
      return 'the crossed creature';
    case 'chosen':
      return 'what was chosen';
    case 'moved':
    case 'put':
    case 'found':
    case 'used':
      return `what was ${ref === 'used' ? 'used' : ref}`;
    default:
      return `the "${ref}"`;
  }
}

function nounOf(filter: Filter | undefined): string {
  const type = filter?.type;
  if (type === undefined || type === 'card') return 'card';
  if (type === 'creature') return 'creature';
  return typeof type === 'string'
    ? TYPE_NAMES[type]
    : listed(
        type.map((one) => TYPE_NAMES[one]),
        'or',
      );
}

/** Words that stand before the noun, and words that stand after it. */
function aroundNoun(filter: Filter): readonly [before: readonly string[], after: readonly string[]] {
  const before: string[] = [];
  const after: string[] = [];
  if (filter.other) before.push('other');
  if (filter.fresh === true) before.push('newly put');
  if (filter.tapped !== undefined) before.push(filter.tapped ? 'tapped' : 'untapped');
  if (filter.attacking) before.push('attacking');
  if (filter.blocking) before.push('blocking');
  if (filter.faceUp !== undefined) before.push(filter.faceUp ? 'face-up' : 'face-down');
  if (filter.evolution !== undefined) before.push(filter.evolution ? 'evolution' : 'non-evolution');
  if (filter.multicolored !== undefined) before.push(filter.multicolored ? 'multicolored' : 'single-colored');
  if (filter.civilizations !== undefined) before.push(listed(filter.civilizations, 'or'));
  if (filter.races !== undefined) before.push(listed(filter.races, 'or'));
  if (filter.cost !== undefined) after.push(`that cost ${describeBounds(filter.cost)}`);
  if (filter.power !== undefined) after.push(`with power ${describeBounds(filter.power)}`);
  if (filter.keyword !== undefined) after.push(`with "${KEYWORD_NAMES[filter.keyword]}"`);
  if (filter.names !== undefined)
    after.push(
      `named ${listed(
        filter.names.map((name) => `"${name}"`),
        'or',
      )}`,
    );
  if (filter.nameContains !== undefined) after.push(`with "${filter.nameContains}" in the name`);
  if (filter.named !== undefined) after.push('of the named card');
  if (filter.sameNameAs !== undefined)
    after.push(`of the same name as ${describeRef(filter.sameNameAs.ref)}`);
  if (filter.is !== undefined) after.push(`that is ${describeRef(filter.is.ref)}`);
  if (filter.under !== undefined) after.push(`with ${describeBounds(filter.under)} cards under it`);
  if (filter.extreme !== undefined) {
    after.push(`of the ${filter.extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`);
  }
  if (filter.not !== undefined) after.push(`that is not a ${describeFilter(filter.not)}`);
  if (filter.anyOf !== undefined)
    after.push(
      `that is a ${listed(
        filter.anyOf.map((one) => describeFilter(one)),
        'or',
      )}`,
    );
  return [before, after];
}

/** What a card must be like, as a noun with what stands around it. */
function describeFilter(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if (filter.itself) return 'this';
  const [before, after] = aroundNoun(filter);
  const noun = nounOf(filter);
  return [...before, number === 'one' ? noun : plural(noun), ...after].join(' ');
}

const OWNERS: { readonly [W in Who]: string } = { you: 'your', opponent: "your opponent's", any: '' };

function placeOf({ in: zones, of }: Group): string {
  const names = (typeof zones === 'string' ? [zones] : zones).map((zone) => ZONE_NAMES[zone]);
  const owner = OWNERS[of];
  return `in ${owner === '' ? 'any ' : `${owner} `}${listed(names, 'or')}`;
}

function describeGroup(group: Group): string {
  const filter = group.filter ?? {};
  const onTable = group.in === 'battleZone';
  if (group.in === 'shieldZone' && group.filter === undefined) return `${OWNERS[group.of]} shields`.trim();
  if (onTable && group.of === 'any') return `${describeFilter(filter, 'many')} in the battle zone`;
  if (onTable) return `${OWNERS[group.of]} ${describeFilter(filter, 'many')}`;
  return `${describeFilter(filter, 'many')} ${placeOf(group)}`;
}

const partOf = (group: string): string => (group.startsWith('your') ? `of ${group}` : group);

const definite = (group: string): string => (group.startsWith('your') ? group : `the ${group}`);

function describeChoice({ choose, count, amount, by, atRandom, total }: Choice): string {
  const one = amount === 'exactly' && count === 1;
  const from =
    'in' in choose
      ? `${one ? 'one of ' : 'of '}${definite(describeGroup(choose))}`
      : `${one ? 'one of ' : 'of '}${describeRef(choose.ref)}${choose.filter === undefined ? '' : `, each a ${describeFilter(choose.filter)}`}`;
  const many =
    amount === 'any'
      ? 'any number'
      : amount === 'upTo'
        ? `up to ${describeAmount(count)}`
        : describeAmount(count);
  const chosen = one ? from : `${many} ${from}`;
  const limit =
    total === undefined ? '' : ` with a total ${total.of} of ${describeAmount(total.max)} or less`;
  const chance = atRandom ? ' at random' : '';
  return `${chosen}${limit}${chance}${by === 'opponent' ? " of your opponent's choice" : ''}`;
}

function describeTarget(target: Target): string {
  if ('choose' in target) return describeChoice(target);
  return 'ref' in target ? describeRef(target.ref) : `all ${describeGroup(target)}`;
}

const PLAYERS: { readonly [W in Who]: string } = {
  you: 'you',
  opponent: 'your opponent',
  any: 'each player',
};

const does = (who: Who, verb: string): string => {
  if (who === 'you') return verb;
  return `${PLAYERS[who]} ${verb.replace(/^(\w+)/, (word) => (/(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`))}`;
};

const cards = (count: Amount): string => (count === 1 ? 'a card' : `${describeAmount(count)} cards`);

const TO: { readonly [Z in Zone]: string } = {
  hand: "return %s to its owner's hand",
  deck: "put %s into its owner's deck",
  battleZone: 'put %s into the battle zone',
  manaZone: "put %s into its owner's mana zone",
  shieldZone: "add %s to its owner's shields",
  graveyard: "put %s into its owner's graveyard",
  hyperspatialZone: 'put %s into the hyperspatial zone',
  superGRZone: 'put %s into the super GR zone',
};

function describeMove(effect: Extract<Effect, { do: 'move' }>): string {
  const what = describeTarget(effect.what);
  const moved = effect.topOnly ? `the top card of ${what}` : what;
  const place =
    effect.to === 'deck'
      ? `put ${moved} on the ${effect.position ?? 'top'} of its owner's deck`
      : TO[effect.to].replace('%s', moved);
  const marks = [
    ...(effect.tapped ? ['tapped'] : []),
    ...(effect.faceUp ? ['face up'] : []),
    ...(effect.withoutShieldTrigger ? ['without using its shield trigger'] : []),
  ];
  return [place, ...marks].join(' ');
}

/** An effect in the rulebook's English, without a full stop. */
export function describeEffect(effect: Effect): string {
  switch (effect.do) {
    case 'draw':
      return does(
        effect.who,
        `draw ${effect.upTo ? `up to ${describeAmount(effect.count)} cards` : cards(effect.count)}`,
      );
    case 'discard':
      return `discard ${describeTarget(effect.what)}`;
    case 'destroy':
      return `destroy ${describeTarget(effect.what)}`;
    case 'move':
      return describeMove(effect);
    case 'moveTop':
      return does(
        effect.who,
        `put the top ${effect.count === 1 ? 'card' : cards(effect.count)} of the deck into the ${ZONE_NAMES[effect.to]}`,
      );
    case 'tap':
      return `tap ${describeTarget(effect.what)}`;
    case 'untap':
      return `untap ${describeTarget(effect.what)}`;
    case 'search': {
      const what =
        effect.filter === undefined
          ? cards(effect.count)
          : `up to ${describeAmount(effect.count)} ${describeFilter(effect.filter, 'many')}`;
      return does(
        effect.who,
        `search the deck for ${what}, ${effect.show ? 'show it, ' : ''}put it into the ${ZONE_NAMES[effect.to]} and shuffle`,
      );
    }
    case 'shuffle':
      return does(effect.who, 'shuffle the deck');
    case 'lookAtTop':
      return `${effect.show ? 'reveal' : 'look at'} the top ${cards(effect.count)} of ${effect.who === 'opponent' ? "your opponent's" : 'your'} deck`;
    case 'look':
      return `look at ${describeTarget(effect.what)}`;
    case 'reveal':
      return `reveal ${describeTarget(effect.what)}`;
    case 'revealUntil':
      return `reveal cards of your deck until ${describeAmount(effect.count)} ${describeFilter(effect.filter, 'many')} are revealed`;
    case 'choose':
      return `choose ${describeChoice(effect.what)}`;
    case 'put':
      return effect.onto === undefined
        ? `put ${describeTarget(effect.what)} into the battle zone${effect.tapped ? ' tapped' : ''}${effect.blocking ? ', blocking' : ''}`
        : `put ${describeTarget(effect.what)} on ${describeTarget(effect.onto)}`;
    case 'use': {
      const onto = effect.onto === undefined ? '' : ` onto ${describeTarget(effect.onto)}`;
      return `use ${describeTarget(effect.what)}${onto} without paying its cost`;
    }
    case 'breakShields':
      return `break ${effect.count === 'all' ? 'all' : describeAmount(effect.count)} of ${OWNERS[effect.of] || "each player's"} shields`;
    case 'battle':
      return `${describeTarget(effect.a)} battles ${describeTarget(effect.b)}`;
    case 'lasting':
      return `${DURATIONS[effect.until]}, ${describeAffected(effect.affects, effect.effects)}`;
    case 'replaceUntil':
      return `${DURATIONS[effect.until]}, ${describeReplacement(effect.replacement)}`;
    case 'delayed':
      return `${effect.until === 'once' ? '' : `${DURATIONS[effect.until]}, `}${describeTriggered(effect.ability)}`;
    case 'inOrder':
      return effect.effects.map(describeEffect).join(', then ');
    case 'may': {
      const then = effect.then === undefined ? '' : `. If you do, ${describeEffect(effect.then)}`;
      const otherwise =
        effect.otherwise === undefined ? '' : `. Otherwise ${describeEffect(effect.otherwise)}`;
      return `you may ${describeEffect(effect.effect)}${then}${otherwise}`;
    }
    case 'ifDone':
      return `${describeEffect(effect.first)}. If that was done, ${describeEffect(effect.then)}${elseOf(effect.otherwise)}`;
    case 'if':
      return `if ${describeCondition(effect.condition)}, ${describeEffect(effect.then)}${elseOf(effect.otherwise)}`;
    case 'modes':
      return `${effect.by === 'opponent' ? 'your opponent chooses' : 'choose'} ${effect.count}: ${effect.modes.map(describeEffect).join('; or ')}`;
    case 'repeat':
      return `${describeAmount(effect.times)} times: ${describeEffect(effect.effect)}`;
    case 'forEach':
      return `for each of ${describeTarget(effect.of)}: ${describeEffect(effect.effect)}`;
    case 'nameNumber':
      return does(effect.by, `name a number from ${effect.min} to ${effect.max}`);
    case 'nameCard':
      return does(effect.by, 'name a card');
    case 'moveUnder': {
      const which = effect.filter === undefined ? 'cards' : describeFilter(effect.filter, 'many');
      return `put ${effect.count === 'all' ? 'all' : describeAmount(effect.count)} ${which} from under ${describeRef(effect.what.ref)} into the ${ZONE_NAMES[effect.to]}`;
    }
    case 'flip':
      return `turn ${describeRef(effect.what.ref)} upside down`;
    case 'turn':
      return `turn ${describeTarget(effect.what)} face ${effect.to === 'faceUp' ? 'up' : 'down'}`;
    case 'gacharangeSummon':
      return `summon the top ${cards(effect.count)} of your super GR zone`;
    case 'useIcons':
      return `use ${describeAmount(effect.count)} "${effect.icon}" abilities of your creatures`;
    case 'remember':
      return `note ${describeAmount(effect.amount)}`;
    case 'endAttack':
      return 'the attack ends';
    case 'skipRestOfTurn':
      return 'skip the rest of the turn';
    case 'extraTurn':
      return does(effect.who, 'take another turn after this one');
    case 'swap':
      return `this changes places with ${describeRef(effect.what.ref)}, which goes to the hand`;
    case 'wins':
      return does(effect.who, 'win the duel');
  }
}

const elseOf = (otherwise: Effect | undefined): string =>
  otherwise === undefined ? '' : `. Otherwise ${describeEffect(otherwise)}`;

function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'count':
      return `there are ${describeBounds(condition.is)} ${partOf(describeGroup(condition.of))}`;
    case 'compare':
      return `${describeAmount(condition.a)} is ${COMPARISONS[condition.is]} ${describeAmount(condition.b)}`;
    case 'all':
      return `all ${describeGroup(condition.of)} are ${describeFilter(condition.are, 'many')}`;
    case 'is':
      return `${describeRef(condition.what.ref)} is a ${describeFilter(condition.like)}`;
    case 'turnOf':
      return condition.who === 'you' ? 'it is your turn' : "it is your opponent's turn";
    case 'attacking':
      return `${describeRef(condition.what.ref)} attacks`;
    case 'battling':
      return `${describeRef(condition.what.ref)} battles`;
    case 'shields':
      return `${condition.of === 'any' ? 'some player has' : condition.of === 'you' ? 'you have' : 'your opponent has'} ${describeBounds(condition.is)} shields`;
    case 'happened':
      return `in this turn ${describeEvent(condition.event)} ${describeBounds(condition.is)} times`;
    case 'not':
      return `it is not so that ${describeCondition(condition.condition)}`;
    case 'both':
      return condition.conditions.map(describeCondition).join(' and ');
    case 'either':
      return condition.conditions.map(describeCondition).join(' or ');
  }
}

const COMPARISONS = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'equal to',
} as const;

const withArticle = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
};

function describeSubject({ of, filter }: Subject): string {
  if (filter?.itself) return 'this';
  const owner = of === 'any' ? '' : ` of ${of === 'you' ? 'yours' : "your opponent's"}`;
  return `${withArticle(describeFilter(filter ?? {}))}${owner}`;
}

const HOW = {
  summoned: ' by being summoned',
  notSummoned: ' without being summoned',
  unpaid: ' without its cost being paid',
  revolutionChange: ' by revolution change',
} as const;

/** What a trigger waits for, as a clause. */
function describeEvent(event: EventPattern): string {
  switch (event.event) {
    case 'put': {
      const how = event.how === undefined ? '' : HOW[event.how];
      const onto = event.onto === undefined ? '' : ` on a ${describeFilter(event.onto)}`;
      return `${describeSubject(event.what)} is put into the battle zone${how}${onto}`;
    }
    case 'destroyed':
      return `${describeSubject(event.what)} ${event.tense === 'destroying' ? 'is being' : 'is'} destroyed`;
    case 'moved': {
      const source = event.from === undefined ? '' : ` from the ${ZONE_NAMES[event.from]}`;
      const goal = event.to === undefined ? 'leaves' : `is put into the ${ZONE_NAMES[event.to]}`;
      return `${describeSubject(event.what)} ${goal}${source}`;
    }
    case 'attacks': {
      const target = event.target === undefined ? '' : ` a ${event.target}`;
      const nth = event.nth === undefined ? '' : `, as attack ${event.nth} of the turn`;
      return `${describeSubject(event.what)} attacks${target}${nth}`;
    }
    case 'attacked':
      return `${describeSubject(event.what)} is attacked`;
    case 'blocks':
      return `${describeSubject(event.what)} blocks`;
    case 'becomesBlocked':
      return `${describeSubject(event.what)} becomes blocked${event.by === undefined ? '' : ` by a ${describeFilter(event.by)}`}`;
    case 'isNotBlocked':
      return `${describeSubject(event.what)} attacks and is not blocked`;
    case 'battles':
      return `${describeSubject(event.what)} battles`;
    case 'winsBattle':
      return `${describeSubject(event.what)} wins a battle`;
    case 'losesBattle':
      return `${describeSubject(event.what)} loses a battle`;
    case 'battleEnds':
      return `a battle of ${describeSubject(event.what)} has ended`;
    case 'used':
      return `${PLAYERS[event.by]} ${event.by === 'you' ? 'use' : 'uses'} a ${describeFilter(event.what ?? {})}${event.unpaid ? ' without paying its cost' : ''}${
        event.from === undefined
          ? ''
          : ` from the ${listed(
              event.from.map((zone) => ZONE_NAMES[zone]),
              'or',
            )}`
      }`;
    case 'drawn':
      return `${PLAYERS[event.by]} ${event.by === 'you' ? 'draw' : 'draws'} a card`;
    case 'discarded':
      return `${PLAYERS[event.by]} ${event.by === 'you' ? 'discard' : 'discards'} a ${describeFilter(event.what ?? {})}`;
    case 'tapped':
      return `${describeSubject(event.what)} becomes tapped${event.first ? ' for the first time in a turn' : ''}`;
    case 'untapped':
      return `${describeSubject(event.what)} becomes untapped`;
    case 'chosen':
      return `${PLAYERS[event.by]} ${event.by === 'you' ? 'choose' : 'chooses'} ${describeSubject(event.what)}`;
    case 'shieldBroken':
      return `${event.last ? 'the last' : 'one'} of ${OWNERS[event.of] || "a player's"} shields is broken`;
    case 'breaksShields':
      return `${describeSubject(event.what)} is about to break shields`;
    case 'startOfTurn':
      return `the start of ${event.of === 'any' ? 'each' : OWNERS[event.of]} turn`;
    case 'endOfTurn':
      return `the end of ${event.of === 'any' ? 'the' : OWNERS[event.of]} turn`;
    case 'endOfAttack':
      return `the end of the attack of ${describeSubject(event.what)}`;
    case 'anyOf':
      return listed(event.patterns.map(describeEvent), 'or');
  }
}

const isTime = ({ event }: EventPattern): boolean =>
  event === 'startOfTurn' || event === 'endOfTurn' || event === 'endOfAttack';

const isSelf = (event: EventPattern): boolean =>
  'what' in event && 'of' in (event.what ?? {}) && (event.what as Subject).filter?.itself === true;

/** An invasion's base is named in its title; that it must still fit as it resolves goes without saying. */
function describeTriggered({ when, given, condition, effect, limit, word: named }: Triggered): string {
  const word = isTime(when) ? 'at' : isSelf(when) ? 'when' : 'whenever';
  const restriction = given === undefined ? '' : ` while ${describeCondition(given)}`;
  const said = condition === undefined || named?.name === 'invasion' ? undefined : condition;
  const proviso = said === undefined ? '' : `if ${describeCondition(said)}, `;
  const often =
    limit === undefined
      ? ''
      : ` (${limit.times === 1 ? 'once' : `${limit.times} times`} in ${limit.per === 'attack' ? 'an attack' : 'a turn'})`;
  return `${word} ${describeEvent(when)}${restriction}, ${proviso}${describeEffect(effect)}${often}`;
}

function wordTitle(word: TriggerWord): string {
  switch (word.name) {
    case 'invasion':
    case 'revolutionChange':
    case 'attackChance':
      return `${word.name === 'invasion' ? 'Invasion' : word.name === 'attackChance' ? 'Attack chance' : 'Revolution change'}: ${describeFilter(word.base)}`;
    case 'ninjaStrike':
      return `Ninja strike ${word.mana}`;
    case 'gateOfMoonlessNight':
      return `Gate of moonless night${word.form === 'plain' ? '' : ` (${word.form})`}`;
    default:
      return WORD_TITLES[word.name];
  }
}

const WORD_TITLES = {
  revolution0Trigger: 'Revolution 0 trigger',
  oniend: 'Oniend',
  zero: 'ZERO',
  dSwitch: 'D switch',
  kizunaPlus: 'Kizuna plus',
  meteorburn: 'Meteorburn',
  finalRevolution: 'Final revolution',
  spaceCharge: 'Space charge',
  manaArms: 'Mana arms',
  revolution0: 'Revolution 0',
  galaxyshield: 'Galaxyshield',
  exLife: 'EX life',
} as const;

function describeBan(ban: Ban): string {
  switch (ban.do) {
    case 'attack':
      return `cannot attack${ban.target === undefined ? '' : ` ${plural(ban.target)}`}`;
    case 'block':
      return 'cannot block';
    case 'beBlocked':
      return `cannot be blocked${ban.by === undefined ? '' : ` by ${describeFilter(ban.by, 'many')}`}`;
    case 'beAttacked':
      return `cannot be attacked${ban.by === undefined ? '' : ` by ${describeFilter(ban.by, 'many')}`}`;
    case 'beChosen':
      return `cannot be chosen by ${PLAYERS[ban.by]}`;
    case 'summon':
    case 'cast':
    case 'use': {
      const what = describeFilter(
        ban.what ?? { type: ban.do === 'summon' ? 'creature' : ban.do === 'cast' ? 'spell' : 'card' },
        'many',
      );
      const limit = ban.limit === undefined ? '' : `more than ${ban.limit} `;
      return `${PLAYERS[ban.who]} cannot ${ban.do} ${limit}${what}${ban.limit === undefined ? '' : ' a turn'}`;
    }
    case 'put':
      return `${PLAYERS[ban.who]} cannot put ${describeFilter(ban.what ?? { type: 'creature' }, 'many')} into the battle zone${ban.unless === undefined ? '' : ' except by summoning'}`;
    case 'move':
      return `cannot leave the ${ZONE_NAMES[ban.from]}${ban.to === undefined ? '' : ` for the ${ZONE_NAMES[ban.to]}`}`;
    case 'useShieldTrigger':
      return 'its shield trigger cannot be used';
  }
}

function describePermission(permission: Permission): string {
  switch (permission.do) {
    case 'attackUntapped':
      return `can attack untapped ${permission.what === undefined ? 'creatures' : describeFilter(permission.what, 'many')}`;
    case 'attackPlayersDespiteBans':
      return 'can attack players whatever says that it cannot';
    case 'summonFrom':
      return `can be summoned from the ${ZONE_NAMES[permission.zone]}`;
  }
}

const isPlayerBan = (effect: StaticEffect): boolean => effect.kind === 'cannot' && 'who' in effect.ban;

function describeStaticEffect(effect: StaticEffect): string {
  switch (effect.kind) {
    case 'power':
      return `gets ${typeof effect.by === 'number' && effect.by < 0 ? '' : '+'}${describeAmount(effect.by)} power`;
    case 'setPower':
      return `has power ${describeAmount(effect.to)}`;
    case 'gains':
      return `has ${effect.abilities.map((ability) => `"${describeAbility(ability)}"`).join(' and ')}`;
    case 'civilizations':
      return `is ${listed(effect.are, 'and')}`;
    case 'cannot':
      return describeBan(effect.ban);
    case 'can':
      return describePermission(effect.permission);
    case 'mustAttack':
      return 'attacks each turn if able';
    case 'mustBlock':
      return 'blocks if able';
    case 'cost':
      return `costs ${describeAmount(typeof effect.by === 'number' ? Math.abs(effect.by) : effect.by)} ${typeof effect.by === 'number' && effect.by < 0 ? 'less' : 'more'}${effect.atLeast > 0 ? `, but not less than ${effect.atLeast}` : ''}`;
    case 'entersTapped':
      return 'is put into the battle zone tapped';
    case 'doesNotUntap':
      return 'does not untap at the start of the turn';
    case 'winsBattles':
      return `wins all battles${effect.against === undefined ? '' : ` against ${describeFilter(effect.against, 'many')}`}`;
    case 'untapAtMost':
      return `at most ${describeAmount(effect.count)} of them untap at the start of the turn`;
    case 'handRevealed':
      return `${PLAYERS[effect.of]} ${effect.of === 'you' ? 'play' : 'plays'} with the hand revealed`;
  }
}

function describeAffected(affects: Target, effects: readonly StaticEffect[]): string {
  const said = listed(effects.map(describeStaticEffect), 'and');
  if (effects.every((effect) => isPlayerBan(effect) || effect.kind === 'handRevealed')) return said;
  if ('choose' in affects) return `${describeChoice(affects)} ${said}`;
  return 'ref' in affects
    ? `${describeRef(affects.ref)} ${said}`
    : `each of ${describeGroup(affects)} ${said}`;
}

function describeReplaced(pattern: ReplacementPattern): string {
  const what = describeSubject(pattern.what);
  switch (pattern.event) {
    case 'destroyed':
      return `${what} would be destroyed`;
    case 'leaves':
      return `${what} would leave the battle zone${pattern.to === undefined ? '' : ` for the ${ZONE_NAMES[pattern.to]}`}`;
    case 'moves':
      return `${what} would be put into the ${ZONE_NAMES[pattern.to]}${pattern.from === undefined ? '' : ` from the ${ZONE_NAMES[pattern.from]}`}`;
    case 'breaks':
      return `${what} would break a shield`;
  }
}

function describeInstead(instead: Instead): string {
  switch (instead.kind) {
    case 'move':
      return TO[instead.to].replace('%s', 'it');
    case 'stays':
      return 'it stays';
    case 'do':
      return describeEffect(instead.effect);
  }
}

const describeReplacement = ({ of, instead, may, while: condition }: Replacement): string =>
  `${condition === undefined ? '' : `while ${describeCondition(condition)}, `}when ${describeReplaced(of)}, ${may ? 'you may ' : ''}${describeInstead(instead)} instead`;

function describeKeyword(keyword: Keyword): string {
  switch (keyword.name) {
    case 'breaker':
      return `${keyword.breaker === 'quattro' ? 'Q' : capitalized(keyword.breaker)} breaker`;
    case 'powerAttacker':
      return `Power attacker +${describeAmount(keyword.by)}`;
    case 'evolution':
      return `${keyword.count === undefined ? 'Evolution' : 'Vortex evolution'}: ${keyword.count === undefined ? 'on one' : `on ${keyword.count}`} of your ${describeFilter({ type: 'creature', ...keyword.base }, 'many')}`;
    case 'strikeBack':
      return `Strike back: discarding a ${describeFilter(keyword.discards)}`;
    case 'galaxyshield':
      return `Galaxyshield ${keyword.cost}`;
    case 'shieldForce':
      return `Shield force: while its shield is there, ${keyword.grants.map(describeAbility).join(' ')}`;
    default:
      return capitalized(KEYWORD_NAMES[keyword.name]);
  }
}

/** An ability as text, made from its data alone. */
export function describeAbility(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return describeKeyword(ability);
    case 'triggered': {
      const zones =
        ability.from === undefined
          ? ''
          : ` (works in the ${listed(
              ability.from.map((zone) => ZONE_NAMES[zone]),
              'or',
            )})`;
      const title = ability.word === undefined ? '' : `${wordTitle(ability.word)} — `;
      const icon = ability.icon === undefined ? '' : `[${ability.icon}] `;
      return `${icon}${title}${sentence(`${describeTriggered(ability)}${zones}`)}`;
    }
    case 'static': {
      const during = ability.while === undefined ? '' : `while ${describeCondition(ability.while)}, `;
      return sentence(`${during}${describeAffected(ability.affects, ability.effects)}`);
    }
    case 'replacement':
      return sentence(describeReplacement(ability));
    case 'spell':
      return sentence(describeEffect(ability.effect));
    case 'cost':
      return sentence(
        `${ability.way === 'alternative' ? 'in place of its cost you may' : 'as it is used, also'} ${describeEffect(ability.effect)}`,
      );
    case 'useOnlyIf':
      return sentence(`use this only if ${describeCondition(ability.condition)}`);
  }
}

function describeFace({ name, type, civilizations, races, cost, power, abilities }: Face): readonly string[] {
  const colors = civilizations.length === 0 ? 'colorless' : civilizations.join('/');
  const kind = [colors, TYPE_NAMES[type], ...(races.length === 0 ? [] : [`(${races.join(', ')})`])].join(' ');
  const numbers = [`cost ${cost}`, ...(power === undefined ? [] : [`power ${power}`])].join(', ');
  return [
    name,
    `${capitalized(kind)}, ${numbers}`,
    ...abilities.map((ability) => `  ${describeAbility(ability)}`),
  ];
}

/** A whole card as lines of text. */
export function describeCard(card: CardDefinition): string {
  return [
    ...describeFace(card.otherFace === undefined ? card : { ...card, name: card.name }),
    ...(card.otherFace === undefined ? [] : describeFace(card.otherFace)),
    ...(card.printings.length === 0 ? [] : [card.printings.join(', ')]),
    ...(card.reconstructed === undefined ? [] : [`Reconstructed: ${card.reconstructed}`]),
  ].join('\n');
}
