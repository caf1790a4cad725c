import type { Zone } from '../../table/nouns.ts';
import {
  cards,
  describeAmount,
  describeBounds,
  describeChoice,
  describeFilter,
  describeGroup,
  describeRef,
  describeTarget,
  does,
  KEYWORD_NAMES,
  listed,
  OWNERS,
  PLAYERS,
  partOf,
  plural,
  TYPE_NAMES,
  withArticle,
  ZONE_NAMES,
} from './describeNouns.ts';
import type {
  Ability,
  Ban,
  CardDefinition,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Face,
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
} from './vocabulary.ts';

/** Text from data: every ability in the rulebook's English, so that no wording has to be kept beside it. */

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

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (text: string): string =>
  text === '' ? '' : `${capitalized(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

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
