import {
  type Amount,
  type Bounds,
  type Choice,
  type Filter,
  type Group,
  KEYWORD_FACTS,
  type Keyword,
  type Ref,
  type Subject,
} from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../grammar/rule.ts';
import type { Zone } from '../grammar/values.ts';

/** Reads what `describeNouns` prints, and the same as the official cards write it. */

const ZONES: { readonly [Z in Zone]: readonly Rule<Z>[] } = {
  deck: [word('deck', 'deck')],
  hand: [word('hand/hands', 'hand')],
  battleZone: [word('battle zone', 'battleZone')],
  manaZone: [word('mana zone', 'manaZone')],
  shieldZone: [word('shields', 'shieldZone')],
  graveyard: [word('graveyard', 'graveyard')],
  hyperspatialZone: [word('hyperspatial zone', 'hyperspatialZone')],
  superGRZone: [word('super gr zone', 'superGRZone')],
  abyssZone: [word('abyss zone', 'abyssZone')],
};

const REFS: readonly Rule<Ref>[] = [
  word('this', { ref: 'this' }),
  word('this creature/spell', { ref: 'this' }),
  word('it/them', { ref: 'that' }),
  word('the other creature', { ref: 'other' }),
  word('that creature', { ref: 'thatCreature' }),
  word('what it was', { ref: 'was' }),
  word('the crossed creature', { ref: 'crossed' }),
  word('the equipped creature', { ref: 'equipped' }),
  word('the creature this is attached to', { ref: 'attached' }),
  word('what was chosen', { ref: 'chosen' }),
  word('what was moved', { ref: 'moved' }),
  word('what was put', { ref: 'put' }),
  word('what was found', { ref: 'found' }),
  word('what was used', { ref: 'used' }),
  word('what was seen', { ref: 'seen' }),
  word('what was revealed', { ref: 'revealed' }),
  rule('the <quoted>', (ref) => ({ ref })),
];

type TypeName = Extract<Filter['type'], string>;

const TYPES: { readonly [T in TypeName]: readonly Rule<T>[] } = {
  creature: [word('creature/creatures', 'creature')],
  card: [word('card/cards', 'card')],
  evolutionCreature: [word('evolution creature/creatures', 'evolutionCreature')],
  starEvolutionCreature: [word('star evolution creature/creatures', 'starEvolutionCreature')],
  sMaxEvolutionCreature: [word('s-max evolution creature/creatures', 'sMaxEvolutionCreature')],
  neoCreature: [word('neo creature/creatures', 'neoCreature')],
  gNeoCreature: [word('g-neo creature/creatures', 'gNeoCreature')],
  seal: [word('seal/seals', 'seal')],
  element: [word('element/elements', 'element')],
  spell: [word('spell/spells', 'spell')],
  crossGear: [word('cross gear/gears', 'crossGear')],
  castle: [word('castle/castles', 'castle')],
  galaxyCastle: [word('galaxy castle/castles', 'galaxyCastle')],
  field: [word('field/fields', 'field')],
  d2Field: [word('d2 field/fields', 'd2Field')],
  historicField: [word('historic field/fields', 'historicField')],
  lunaticField: [word('lunatic field/fields', 'lunaticField')],
  dmField: [word('dm field/fields', 'dmField')],
  wdField: [word('wd field/fields', 'wdField')],
  tamaseed: [word('tamaseed/tamaseeds', 'tamaseed')],
  tamaseedCreature: [word('tamaseed creature/creatures', 'tamaseedCreature')],
  gacharangeCreature: [word('gacharange creature/creatures', 'gacharangeCreature')],
  psychicCreature: [word('psychic creature/creatures', 'psychicCreature')],
  kingCell: [word('king cell/cells', 'kingCell')],
  kingCreature: [word('king creature/creatures', 'kingCreature')],
  psychicSuperCreature: [word('psychic super creature/creatures', 'psychicSuperCreature')],
  dragheartCreature: [word('dragheart creature/creatures', 'dragheartCreature')],
  dragheartSuperCreature: [word('dragheart super creature/creatures', 'dragheartSuperCreature')],
  psychicCrossGear: [word('psychic cross gear/gears', 'psychicCrossGear')],
  dreamCreature: [word('dream creature/creatures', 'dreamCreature')],
  dreamEvolutionCreature: [word('dream evolution creature/creatures', 'dreamEvolutionCreature')],
  dreamNeoCreature: [word('dream neo creature/creatures', 'dreamNeoCreature')],
  dreamGNeoCreature: [word('dream g-neo creature/creatures', 'dreamGNeoCreature')],
  exileCreature: [word('exile creature/creatures', 'exileCreature')],
  forbiddenBeat: [word('forbidden beat/beats', 'forbiddenBeat')],
  forbiddenCreature: [word('forbidden creature/creatures', 'forbiddenCreature')],
  aura: [word('aura/auras', 'aura')],
  artifact: [word('artifact/artifacts', 'artifact')],
  land: [word('land/lands', 'land')],
  rulePlus: [word('rule plus/pluses', 'rulePlus')],
  rite: [word('rite/rites', 'rite')],
  nebula: [word('nebula/nebulas', 'nebula')],
  finalForbiddenField: [word('final forbidden field/fields', 'finalForbiddenField')],
  finalForbiddenCreature: [word('final forbidden creature/creatures', 'finalForbiddenCreature')],
  core: [word('core/cores', 'core')],
  duelist: [word('duelist/duelists', 'duelist')],
  duelmateCreature: [word('duelmate creature/creatures', 'duelmateCreature')],
  duelmateSpell: [word('duelmate spell/spells', 'duelmateSpell')],
  duelmateSuperCreature: [word('duelmate super creature/creatures', 'duelmateSuperCreature')],
  psychicEvolutionCreature: [word('psychic evolution creature/creatures', 'psychicEvolutionCreature')],
  exileEvolutionCreature: [word('exile evolution creature/creatures', 'exileEvolutionCreature')],
  dragheartEvolutionCreature: [word('dragheart evolution creature/creatures', 'dragheartEvolutionCreature')],
  dragheartStarEvolutionSuperCreature: [
    word('dragheart star evolution super creature/creatures', 'dragheartStarEvolutionSuperCreature'),
  ],
  neoGacharangeCreature: [word('neo gacharange creature/creatures', 'neoGacharangeCreature')],
  dragheartTamaseed: [word('dragheart tamaseed/tamaseeds', 'dragheartTamaseed')],
  psychicField: [word('psychic field/fields', 'psychicField')],
  forbiddenField: [word('forbidden field/fields', 'forbiddenField')],
  dragonicField: [word('dragonic field/fields', 'dragonicField')],
  dgField: [word('dg field/fields', 'dgField')],
  fairyField: [word('fairy field/fields', 'fairyField')],
  t2Field: [word('t2 field/fields', 't2Field')],
  evolutionCrossGear: [word('evolution cross gear/gears', 'evolutionCrossGear')],
  happinessField: [word('happiness field/fields', 'happinessField')],
  zeroDragonCreature: [word('zero-dragon creature/creatures', 'zeroDragonCreature')],
  dragheartWeapon: [word('dragheart weapon/weapons', 'dragheartWeapon')],
  dragheartFortress: [word('dragheart fortress/fortresses', 'dragheartFortress')],
};

const KEYWORD_NAMES: readonly Rule<Keyword['name']>[] = Object.entries(KEYWORD_FACTS).map(
  ([name, { label }]) => word(label.toLowerCase(), name as Keyword['name']),
);

/** The fields of a filter that are said before its noun. */
type BeforeNoun =
  | 'other'
  | 'fresh'
  | 'tapped'
  | 'attacking'
  | 'blocking'
  | 'faceUp'
  | 'evolution'
  | 'twinpact'
  | 'multicolored'
  | 'civilizations'
  | 'races';

type Fields<F extends keyof Filter> = { readonly [Field in F]: readonly Rule<Filter>[] };

const BEFORE: Fields<BeforeNoun> = {
  other: [word('other', { other: true })],
  fresh: [word('newly put', { fresh: true }), word('not newly put', { fresh: false })],
  tapped: [word('tapped', { tapped: true }), word('untapped', { tapped: false })],
  attacking: [word('attacking', { attacking: true }), word('non-attacking', { attacking: false })],
  blocking: [word('blocking', { blocking: true }), word('non-blocking', { blocking: false })],
  faceUp: [word('face-up', { faceUp: true }), word('face-down', { faceUp: false })],
  evolution: [
    word('evolution', { evolution: true }),
    word('non-evolution', { evolution: false }),
    word('ultimate evolution', { evolution: 'ultimate' }),
    word('ultimate-max evolution', { evolution: 'ultimateMax' }),
  ],
  twinpact: [word('twinpact', { twinpact: true }), word('non-twinpact', { twinpact: false })],
  multicolored: [
    word('multicolored', { multicolored: true }),
    word('multi-colored', { multicolored: true }),
    word('single-colored', { multicolored: false }),
  ],
  civilizations: [rule('<civilizations>', (civilizations) => ({ civilizations }))],
  races: [rule('<races>', (races) => ({ races }))],
};

/** `non-fire` */
const NOT_CIVILIZATIONS: readonly Rule<Filter>[] = [
  word('non-light', { not: { civilizations: ['light'] } }),
  word('non-water', { not: { civilizations: ['water'] } }),
  word('non-darkness', { not: { civilizations: ['darkness'] } }),
  word('non-fire', { not: { civilizations: ['fire'] } }),
  word('non-nature', { not: { civilizations: ['nature'] } }),
];

const AFTER: Fields<'evolution' | 'races' | Exclude<keyof Filter, BeforeNoun | 'type'>> = {
  evolution: [
    word('that is an evolution', { evolution: true }),
    word('that are evolutions', { evolution: true }),
    word('that is an ultimate evolution', { evolution: 'ultimate' }),
    word('that are ultimate evolutions', { evolution: 'ultimate' }),
    word('that is an ultimate-max evolution', { evolution: 'ultimateMax' }),
    word('that are ultimate-max evolutions', { evolution: 'ultimateMax' }),
  ],
  ofRace: [
    word('of the named race', { ofRace: { named: 'race' } }),
    word('of that race', { ofRace: { named: 'race' } }),
    rule('of the named race <quoted>', (named) => ({ ofRace: { named } })),
  ],
  cost: [
    rule('that cost/costs <bounds>', (cost) => ({ cost })),
    rule('that cost/costs the same as or less than <amount>', (max) => ({ cost: { max } })),
  ],
  power: [
    rule('with power <bounds>', (power) => ({ power })),
    rule('that has/have power <bounds>', (power) => ({ power })),
    rule('that has/have <number> power', (power) => ({ power: boundsOf(power, power) })),
    rule('that has/have power <number>', (power) => ({ power: boundsOf(power, power) })),
  ],
  keyword: [
    rule('with " <keywordName> "', (keyword) => ({ keyword })),
    rule('that has/have " <keywordName> [.] "', (keyword) => ({ keyword })),
    rule('that has/have " <keywordName> " and power <bounds>', (keyword, power) => ({ keyword, power })),
  ],
  races: [rule('that has/have <race> in its/their race', (race) => ({ races: [race] }))],
  names: [rule('named <names>', (names) => ({ names }))],
  icon: [rule('with the icon <quoted>', (icon) => ({ icon }))],
  nameContains: [rule('with <quoted> in the name', (nameContains) => ({ nameContains }))],
  named: [
    word('of the named card', { named: 'name' }),
    rule('of the named card <quoted>', (named) => ({ named })),
  ],
  sameNameAs: [
    word('that has/have that name', { sameNameAs: { ref: 'thatCreature' } }),
    rule('of the same name as <ref>', (sameNameAs) => ({ sameNameAs })),
    rule('of the same name as another among ( <group> )', (sameNameAs) => ({ sameNameAs })),
  ],
  sameRaceAs: [rule('of the same race as <ref>', (sameRaceAs) => ({ sameRaceAs }))],
  evolvesFrom: [
    rule('evolving from <names>', (evolvesFrom) => ({ evolvesFrom })),
    rule('that evolves from a/an <race>', (race) => ({ evolvesFrom: [race] })),
  ],
  sealing: [rule('on <ref>', (sealing) => ({ sealing }))],
  evolvesOnto: [rule('that can evolve <ref>', (evolvesOnto) => ({ evolvesOnto }))],
  crossedWith: [rule('crossed with <ref>', (crossedWith) => ({ crossedWith }))],
  usedThrough: [
    word('used by its shield trigger', { usedThrough: 'shieldTrigger' }),
    word('used for its alternative cost', { usedThrough: 'alternativeCost' }),
    word('used for less', { usedThrough: 'less' }),
    word('used from the hand', { usedThrough: 'hand' }),
  ],
  ability: [word('with an ability for when it is put', { ability: 'whenPut' })],
  goingToHand: [word('on the way to the hand', { goingToHand: true })],
  is: [
    rule('that is/are <ref>', (is) => (is.ref === 'this' ? undefined : { is })),
    rule('among <refs>', (refs) => {
      const [is, ...more] = refs;
      return is === undefined || more.length > 0 || is.ref === 'this' ? undefined : { is };
    }),
  ],
  under: [rule('with <bounds> cards under it/them', (under) => ({ under }))],
  linked: [rule('linked with <bounds> cards [each]', (linked) => ({ linked }))],
  extreme: [
    word('that has the lowest/least power', { extreme: 'lowestPower' }),
    word('that has the highest/greatest power', { extreme: 'highestPower' }),
    word('of the highest power among them', { extreme: 'highestPower' }),
    word('of the lowest power among them', { extreme: 'lowestPower' }),
  ],
  itself: [word('that is/are this', { itself: true })],
  not: [
    rule('except <knownName>', (name) => ({ not: { names: [name] } })),
    rule('that is not <closedOne>', (not) => ({ not })),
    rule('without " <keywordName> "', (keyword) => ({ not: { keyword } })),
    rule('that are not <closedMany>', (not) => ({ not })),
    word('other than this', { not: { itself: true } }),
    rule('other than <refs>', (refs) => {
      const [is, ...more] = refs;
      if (is === undefined || refs.some(({ ref }) => ref === 'this')) return undefined;
      return { not: more.length === 0 ? { is } : anyOfThese(refs) };
    }),
    rule('that doesn\'t/don\'t have " <keywordName> [.] "', (keyword) => ({ not: { keyword } })),
    rule('except <civilization> creatures', (civilization) => ({ not: { civilizations: [civilization] } })),
  ],
  anyOf: [
    rule('that is <ones>', (anyOf) => ({ anyOf })),
    rule('that are each <ones>', (anyOf) => ({ anyOf })),
    rule('among <refs>', (refs) => (refs.length > 1 ? anyOfThese(refs) : undefined)),
  ],
};

const anyOfThese = (refs: readonly Ref[]): Filter => ({ anyOf: refs.map((is) => ({ is })) });

/** What two parts say of a card; undefined where both speak of the same. */
function together(one: Filter, other: Filter): Filter | undefined {
  return Object.keys(other).some((field) => Object.hasOwn(one, field)) ? undefined : { ...one, ...other };
}

/** What is said before a noun. "Evolution creatures or spells" are evolution creatures, or spells. */
const described = (before: Filter, noun: Filter): Filter | undefined =>
  before.evolution === true && typeof noun.type === 'object' ? undefined : together(noun, before);

const ownedBy = (of: Subject['of'], filter: Filter): Subject => ({ of, filter });

/** What is said of a player's card before and after its noun. */
function ownedOne(of: Subject['of'], before: Filter, noun: Filter, after: Filter): Subject | undefined {
  const start = described(before, noun);
  const filter = start && together(start, after);
  return filter && ownedBy(of, filter);
}

const isNegative = (amount: Amount): boolean =>
  typeof amount === 'number'
    ? amount < 0
    : 'times' in amount && amount.times[0] === -1 && typeof amount.times[1] !== 'number';

const boundsOf = (min: Bounds['min'], max: Bounds['max']): Bounds => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const itemsOr = <Item>(first: Item, more: readonly Item[]): readonly Item[] => [first, ...more];

type Quantity = Pick<Choice, 'amount' | 'count'>;

const chosen = (choose: Group, quantity: Quantity = { amount: 'exactly', count: 1 }): Choice => ({
  choose,
  ...quantity,
  by: 'you',
});

/** Shields of a player that such a creature has broken. */
const broken = (shields: Group, by: Subject, time: 'turn' | 'attack'): Amount | undefined =>
  shields.in === 'shieldZone' && shields.filter === undefined
    ? { shieldsBroken: shields.of, by, in: time }
    : undefined;

const SHIELDS_BROKEN = [
  rule('the number of <group> broken by <subject> in this turn', (shields, by) =>
    broken(shields, by, 'turn'),
  ),
  rule('the number of <group> broken by <subject> in this attack', (shields, by) =>
    broken(shields, by, 'attack'),
  ),
];

const PUT_THIS_TURN = [
  rule('the number of times that <subject> was put into the battle zone in this turn', (putThisTurn) => ({
    putThisTurn,
  })),
];

/** Creatures that stand in no other zone stand in the battle zone. */
const onTable = (filter: Filter): Group | undefined =>
  filter.type === 'creature' ? { in: 'battleZone', of: 'any', filter } : undefined;

export const NOUNS = {
  amount: [
    rule('<closedAmount>', (amount) => amount),
    rule('the number of <group>', (count) => ({ count })),
    rule('the number of card types among <group>', (cardTypesOf) => ({ cardTypesOf })),
    rule('the number of civilizations among <group>', (civilizationsOf) => ({ civilizationsOf })),
    rule('the number of races among <group>', (racesOf) => ({ racesOf })),
    rule('the number of races other than <races> among <group>', (except, racesOf) => ({ racesOf, except })),
    rule('the highest power among <group>', (highestPower) => ({ highestPower })),
    ...SHIELDS_BROKEN,
    ...PUT_THIS_TURN,
    rule('<closedAmount> times <lastAmount>', (a, b) => ({ times: [a, b] })),
    rule('<closedAmount> plus <lastAmount>', (a, b) => (isNegative(b) ? undefined : { plus: [a, b] })),
    rule('<closedAmount> minus <lastAmount>', (a, b) =>
      typeof b !== 'number' ? { plus: [a, { times: [-1, b] }] } : b > 0 ? { plus: [a, -b] } : undefined,
    ),
  ],
  lastAmount: [
    rule('<closedAmount>', (amount) => amount),
    rule('the number of <group>', (count) => ({ count })),
    rule('the number of card types among <group>', (cardTypesOf) => ({ cardTypesOf })),
    rule('the number of civilizations among <group>', (civilizationsOf) => ({ civilizationsOf })),
    rule('the number of races among <group>', (racesOf) => ({ racesOf })),
    rule('the number of races other than <races> among <group>', (except, racesOf) => ({ racesOf, except })),
    rule('the highest power among <group>', (highestPower) => ({ highestPower })),
    ...SHIELDS_BROKEN,
    ...PUT_THIS_TURN,
  ],
  closedAmount: [
    rule('<number>', (amount) => amount),
    word('infinity', { infinite: 'above' as const }),
    word('minus infinity', { infinite: 'below' as const }),
    rule('the power of <ref>', (powerOf) => ({ powerOf })),
    rule('the cost of <ref>', (costOf) => ({ costOf })),
    rule('as many as <ref>', (sizeOf) => ({ sizeOf })),
    rule('as often as optional cost <number> of <ref> was paid', (nth, paid) => ({ timesPaid: paid, nth })),
    rule('the number <quoted>', (named) => ({ named })),
    rule('half of <closedAmount> rounded down', (half) => ({ half })),
    rule('( <amount> )', (amount) => (typeof amount === 'number' ? undefined : amount)),
  ],
  cards: [
    word('a card', 1),
    rule('<number> cards', (count) => (count === 1 ? undefined : count)),
    rule('cards equal to <amount>', (count) => (typeof count === 'number' ? undefined : count)),
  ],
  topCards: [
    word('the top card', 1),
    rule('the top <number> cards', (count) => (count === 1 ? undefined : count)),
    rule('cards equal to <closedAmount> from the top', (count) =>
      typeof count === 'number' ? undefined : count,
    ),
  ],
  bounds: [
    rule('exactly <closedAmount>', (value) => boundsOf(value, value)),
    rule('<closedAmount> to <closedAmount>', boundsOf),
    rule('<closedAmount> or more', (min) => boundsOf(min, undefined)),
    rule('<closedAmount> or less/fewer', (max) => boundsOf(undefined, max)),
    word('any number', {}),
  ],
  civilization: [
    word('light', 'light'),
    word('water', 'water'),
    word('darkness', 'darkness'),
    word('fire', 'fire'),
    word('nature', 'nature'),
  ],
  civilizations: [
    rule('<civilization>', (one) => [one]),
    rule('<civilizationList> or/and <civilization>', (list, last) => [...list, last]),
    rule('<civilizationList> , or/and <civilization>', (list, last) => [...list, last]),
  ],
  civilizationList: [
    rule('<civilization>', (one) => [one]),
    rule('<civilization> , <civilizationList>', itemsOr),
  ],
  oneRace: [rule('<race>', (race) => race), rule('<quoted>', (race) => race)],
  races: [
    rule('<oneRace>', (one) => [one]),
    rule('<raceList> or <oneRace>', (list, last) => [...list, last]),
  ],
  raceList: [rule('<oneRace>', (one) => [one]), rule('<oneRace> , <raceList>', itemsOr)],
  names: [rule('<quoted>', (one) => [one]), rule('<nameList> or <quoted>', (list, last) => [...list, last])],
  nameList: [rule('<quoted>', (one) => [one]), rule('<quoted> , <nameList>', itemsOr)],
  keywordName: KEYWORD_NAMES,
  zone: Object.values(ZONES).flat(),
  zones: [rule('<zone>', (one) => [one]), rule('<zoneList> or <zone>', (list, last) => [...list, last])],
  zoneList: [rule('<zone>', (one) => [one]), rule('<zone> , <zoneList>', itemsOr)],
  owner: [word('your', 'you'), word("your opponent's", 'opponent'), word("each player's", 'any')],
  player: [word('you', 'you'), word('your opponent', 'opponent'), word('each player', 'any')],
  somePlayer: [word('you', 'you'), word('your opponent', 'opponent'), word('a player', 'any')],
  anyPlayer: [word('you', 'you'), word('your opponent', 'opponent'), word('any player', 'any')],
  doer: [word('', 'you'), word('your opponent', 'opponent'), word('each player', 'any')],
  ref: REFS,
  refs: [rule('<ref>', (one) => [one]), rule('<refList> or <ref>', (list, last) => [...list, last])],
  refList: [rule('<ref>', (one) => [one]), rule('<ref> , <refList>', itemsOr)],
  typeName: Object.values(TYPES).flat(),
  type: [
    rule('<typeName>', (type) => type),
    rule('<typeList> or <typeName>', (list, last) => cardTypes([...list, last])),
  ],
  typeList: [rule('<typeName>', (one) => [one]), rule('<typeName> , <typeList>', itemsOr)],
  before: [...Object.values(BEFORE).flat(), ...NOT_CIVILIZATIONS],
  beforeAll: [word('', {}), rule('<before> <beforeAll>', together)],
  noun: [
    rule('<type>', (type) => (type === 'card' ? {} : { type })),
    rule('<knownRaces>', (races) => ({ type: 'creature', races })),
    rule('<knownRace> or a creature that has <race> in its race', (one, other) => ({
      type: 'creature',
      races: [one, other],
    })),
    rule('<knownName>', (name) => ({ names: [name] })),
    rule('<civilization> creatures and/or <civilization> creatures', (one, other) => ({
      type: 'creature',
      civilizations: [one, other],
    })),
    rule('<civilization> creature and/or <civilization> creature', (one, other) => ({
      type: 'creature',
      civilizations: [one, other],
    })),
  ],
  knownRaces: [
    rule('<knownRace>', (one) => [one]),
    rule('<knownRaceList> or/and [a/an] <knownRace>', (list, last) => [...list, last]),
  ],
  knownRaceList: [rule('<knownRace>', (one) => [one]), rule('<knownRace> , <knownRaceList>', itemsOr)],
  after: Object.values(AFTER).flat(),
  afterAll: [word('', {}), rule('<after> <afterAll>', together)],
  filter: [
    rule('<beforeAll> <noun> <afterAll>', (before, noun, after) => {
      const start = described(before, noun);
      return start && together(start, after);
    }),
    word('this', { itself: true }),
  ],
  /** What stands in the battle zone, before or after the rest of what is said of it. */
  tabled: [
    rule('<filter> in/from [the] battle zone', (filter) => filter),
    rule('<beforeAll> <noun> in/from [the] battle zone <after>', (before, noun, after) => {
      const start = described(before, noun);
      return start && together(start, after);
    }),
  ],
  maybeTabled: [rule('<filter>', (filter) => filter), rule('<tabled>', (filter) => filter)],
  one: [
    rule('a/an <filter>', (filter) => filter),
    rule('another <filter>', (filter) => together({ other: true }, filter)),
    word('this', { itself: true }),
  ],
  closedOne: [
    rule('a/an <beforeAll> <noun>', described),
    rule('another <beforeAll> <noun>', (before, noun) => described({ other: true, ...before }, noun)),
    word('this', { itself: true }),
    rule('( <one> )', (filter) => filter),
  ],
  closedMany: [rule('<beforeAll> <noun>', described), rule('( <filter> )', (filter) => filter)],
  ones: [rule('<oneList> or <closedOne>', (list, last) => [...list, last])],
  oneList: [rule('<closedOne>', (one) => [one]), rule('<closedOne> , <oneList>', itemsOr)],
  group: [
    word('this', { in: 'battleZone', of: 'any', filter: { itself: true } }),
    rule('<owner> shields', (of) => (of === 'any' ? undefined : { in: 'shieldZone', of })),
    rule('<owner> hand', (of) => (of === 'any' ? undefined : { in: 'hand', of })),
    rule('<owner> <tabled>', (of, filter) => (of === 'any' ? undefined : { in: 'battleZone', of, filter })),
    rule('<filter> from <zoneOwner> <zone>', (filter, of, zone) => ({ in: zone, of, filter })),
    word('shield/shields', { in: 'shieldZone', of: 'any' }),
    rule('<tabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
    rule('<owner> <filter>', (of, filter) => (of === 'any' ? undefined : { in: 'battleZone', of, filter })),
    rule('<filter> from your <zone> and your <zone>', (filter, one, other) => ({
      in: [one, other],
      of: 'you',
      filter,
    })),
    rule('<knownRace> and all <knownRace> from your <zone>', (one, other, zone) => ({
      in: zone,
      of: 'you',
      filter: { type: 'creature', races: [one, other] },
    })),
    rule('<filter> in <zoneOwner> <zones>', (filter, of, zones) => ({ in: zones, of, filter })),
  ],
  zoneOwner: [word('your', 'you'), word("your opponent's", 'opponent'), word('any', 'any')],
  theirs: [word('yours', 'you'), word("your opponent's", 'opponent')],
  /** A choice of one or several without saying "one of". */
  plainChoice: [
    rule('a/an <tabled>', (filter) => chosen({ in: 'battleZone', of: 'any', filter })),
    rule('another <tabled>', (filter) => {
      const other = together({ other: true }, filter);
      return other && chosen({ in: 'battleZone', of: 'any', filter: other });
    }),
    rule('a/an <filter>', (filter) =>
      filter.type === 'creature' ? chosen({ in: 'battleZone', of: 'any', filter }) : undefined,
    ),
    rule("an opponent's <filter>", (filter) => chosen({ in: 'battleZone', of: 'opponent', filter })),
    rule("an opponent's <tabled>", (filter) => chosen({ in: 'battleZone', of: 'opponent', filter })),
    rule('a/an <filter> from/in <zoneOwner> <zone>', (filter, of, zone) =>
      of === 'any' ? undefined : chosen({ in: zone, of, filter }),
    ),
    rule('a/an <filter> in your <zone> <after>', (filter, zone, after) => {
      const whole = together(filter, after);
      return whole && chosen({ in: zone, of: 'you', filter: whole });
    }),
    rule('another <filter> from/in <zoneOwner> <zone>', (filter, of, zone) => {
      const other = together({ not: { is: { ref: 'that' } } }, filter);
      return of === 'any' || other === undefined ? undefined : chosen({ in: zone, of, filter: other });
    }),
    rule(
      "one of your opponent's untapped <civilization> or untapped <civilization> creatures",
      (one, other) =>
        chosen({
          in: 'battleZone',
          of: 'opponent',
          filter: { type: 'creature', tapped: false, civilizations: [one, other] },
        }),
    ),
    rule('a shield', () => chosen({ in: 'shieldZone', of: 'any' })),
    rule('<quantity> <tabled>', (quantity, filter) =>
      chosen({ in: 'battleZone', of: 'any', filter }, quantity),
    ),
    rule('<quantity> <filter> from/in <zoneOwner> <zone>', (quantity, filter, of, zone) =>
      of === 'any' ? undefined : chosen({ in: zone, of, filter }, quantity),
    ),
  ],
  candidates: [
    rule('[the] <group>', (group) => group),
    rule('<ref>', (ref) => ref),
    rule('<ref> , each <one>', (ref, filter) => ({ ...ref, filter })),
  ],
  quantity: [
    word('one', { amount: 'exactly', count: 1 }),
    word('any number', { amount: 'any', count: 0 }),
    rule('up to <closedAmount>', (count): Quantity => ({ amount: 'upTo', count })),
    word('up to one', { amount: 'upTo', count: 1 }),
    rule('<closedAmount>', (count): Quantity => ({ amount: 'exactly', count })),
  ],
  total: [
    word('', {}),
    rule('with a total cost of <closedAmount> or less', (max) => ({ total: { of: 'cost', max } })),
    rule('with a total power of <closedAmount> or less', (max) => ({ total: { of: 'power', max } })),
  ],
  able: [word('', {}), word('able to attack', { able: 'attack' })],
  chance: [word('', {}), word('at random', { atRandom: true })],
  chooser: [
    word('', 'you'),
    word("of your opponent's choice", 'opponent'),
    word("of each player's choice", 'any'),
  ],
  choice: [
    rule(
      '<quantity> of <candidates> <able> <total> <chance> <chooser> <calledBy>',
      (quantity, choose, able, total, chance, by, as) => ({
        choose,
        ...quantity,
        by,
        ...able,
        ...chance,
        ...total,
        ...as,
      }),
    ),
  ],
  calledBy: [word('', {}), rule('as <quoted>', (as) => ({ as }))],
  target: [
    rule('<choice>', (choice) => choice),
    rule('<ref>', (ref) => ref),
    rule('all <group>', (group) => group),
    rule('<plainChoice>', (choice) => choice),
    rule('all [of] <filter>', onTable),
    rule('each <tabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
    rule("your opponent's shields", () => ({ in: 'shieldZone', of: 'opponent' })),
    rule('your shields', () => ({ in: 'shieldZone', of: 'you' })),
    rule(
      "the <filter> in the battle zone . if there's a tie , you choose from among the tied creatures",
      (filter) =>
        filter.extreme === undefined ? undefined : chosen({ in: 'battleZone', of: 'any', filter }),
    ),
    rule('any number of <group> that have total power <number> or less', (choose, max) => ({
      ...chosen(choose, { amount: 'any', count: 0 }),
      total: { of: 'power', max },
    })),
    rule('all the <group>', (group) => group),
    rule('all of <group>', (group) => group),
    rule('<owner> hand', (of) => (of === 'any' ? undefined : { in: 'hand', of })),
  ],
  subject: [
    word('this', { of: 'any', filter: { itself: true } }),
    word('this creature', { of: 'any', filter: { itself: true } }),
    rule('one/any of your <filter>', (filter) => ownedBy('you', filter)),
    rule("one/any of your opponent's <filter>", (filter) => ownedBy('opponent', filter)),
    rule('another of your <filter>', (filter) => {
      const other = together({ other: true }, filter);
      return other && ownedBy('you', other);
    }),
    rule("an opponent's <filter>", (filter) => ownedBy('opponent', filter)),
    rule('<ref>', (is) => (is.ref === 'this' ? undefined : { of: 'any', filter: { is } })),
    rule('<one>', (filter) => ownedBy('any', filter)),
    word('this of yours', ownedBy('you', { itself: true })),
    word("this of your opponent's", ownedBy('opponent', { itself: true })),
    rule('a/an <beforeAll> <noun> of <theirs> <afterAll>', (before, noun, of, after) =>
      ownedOne(of, before, noun, after),
    ),
    rule('another <beforeAll> <noun> of <theirs> <afterAll>', (before, noun, of, after) =>
      ownedOne(of, { other: true, ...before }, noun, after),
    ),
  ],
} satisfies Partial<Grammar>;

type CardTypes = Extract<Filter['type'], readonly unknown[]>;

/** Several types of card. `card`, `element` and `seal` are none of them. */
function cardTypes(names: readonly TypeName[]): CardTypes | undefined {
  const types = names.flatMap((name) =>
    name === 'card' || name === 'element' || name === 'seal' ? [] : [name],
  );
  return types.length === names.length ? types : undefined;
}
