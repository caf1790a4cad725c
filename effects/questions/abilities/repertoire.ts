import type { CardId, CardObject, LinkedCard, Player } from '../../../table/nouns.ts';
import type { Zone } from '../../../table/zones.ts';
import { eventsCountedIn } from '../../language/amountName.ts';
import { CARD_TYPES, isCellType, isOfType } from '../../language/cardTypes.ts';
import type { HappenedCondition } from '../../language/conditions/index.ts';
import { keywordWordOf } from '../../language/keywords/table.ts';
import type {
  Ability,
  CardDefinition,
  Condition,
  Face,
  Keyword,
  ReplacementPattern,
  StaticEffect,
  Triggered,
} from '../../language/vocabulary.ts';
import { becomes } from '../../state/becoming.ts';
import {
  type Contribution,
  type CostQuestions,
  noCaches,
  type PoolCache,
  type PrintedCard,
  type PrintedFace,
  type Repertoire,
  WHOLE_REPERTOIRE,
} from '../../state/caches.ts';
import type { FactKind } from '../../state/reported/facts.ts';
import type { World } from '../../state/world.ts';
import {
  asksBesidesRaces,
  asksForRaces,
  asksForTypes,
  costsAskForCharacteristics,
  costsAskForUsed,
  forEachWithin,
  staticsAskForUsed,
} from './askingConditions.ts';
import { asksForCause, asksForMana, factsOf, isEventPattern, lookedBackAt } from './eventFacts.ts';
import { replacementIn } from './keywordReplacements.ts';
import { opensZones } from './opensZones.ts';
import { linkedCard, printedCard, thawed } from './printedCards.ts';
import { triggeredIn } from './triggering.ts';

/** 806.1. The types of cells. */
const CELLS = CARD_TYPES.filter(isCellType);

/** 303. The types of cross gears. */
const GEARS = CARD_TYPES.filter((type) => isOfType(type, 'crossGear'));

/** 807.1. The types of dragheart creatures, whose other side is none. */
const DRAGHEARTS = CARD_TYPES.filter((type) => isOfType(type, 'dragheartCreature'));

/** 817.1. The types of dream elements. */
const DREAMS = CARD_TYPES.filter((type) => isOfType(type, 'dreamCreature'));

const isAbility = (value: object): value is Ability | StaticEffect => 'kind' in value;

/** What is printed on a card: its only face, both of a twinpact, or all sides. */
export const printedFaces = (definition: CardDefinition): readonly Face[] => [
  definition,
  ...[definition.otherFace, definition.thirdFace].filter((face) => face !== undefined),
];

const contributionOf = (card: PrintedCard, { contributions }: PoolCache): Contribution => {
  let found = contributions.get(card);
  if (found === undefined) {
    found = readContribution(card);
    contributions.set(card, found);
  }
  return found;
};

/** What has been read of a card. */
interface Reading {
  readonly waitedFor: FactKind[];
  readonly ofDuel: FactKind[];
  readonly staticZones: Zone[];
  readonly triggerZones: Zone[];
  readonly waitedForIn: Map<Zone, readonly FactKind[]>;
  readonly replacementZones: Zone[];
  readonly replaced: ReplacementPattern['event'][];
  readonly kinds: Set<string>;
  conditionsAsk: boolean;
  conditionsAskRaces: boolean;
  conditionsAskTypes: boolean;
  costs: CostQuestions;
  powerless: boolean;
}

function readContribution({ faces, twoSides }: PrintedCard): Contribution {
  const found: Reading = {
    waitedFor: [],
    ofDuel: [],
    staticZones: [],
    triggerZones: [],
    waitedForIn: new Map(),
    replacementZones: [],
    replaced: [],
    kinds: new Set<string>(faces.map(({ type }) => type)),
    conditionsAsk: false,
    conditionsAskRaces: false,
    conditionsAskTypes: false,
    costs: NO_COST_QUESTIONS,
    powerless: faces.some(({ power }) => (power ?? 1) <= 0),
  };
  forEachWithin(
    faces.map(({ abilities }) => abilities),
    (value) => readPart(found, value),
  );
  found.costs = costQuestionsOf(found);
  if (!twoSides && new Set(faces.map(({ cost }) => cost)).size > 1) found.kinds.add('twoCosts');
  return found;
}

function readPart(found: Reading, value: object): void {
  readEvents(found, value);
  if (isEventPattern(value) && asksForCause(value)) found.kinds.add('causes');
  if (isEventPattern(value) && asksForMana(value)) found.kinds.add('manaTapped');
  if ('kind' in value && value.kind === 'happened') readHappened(found, value as HappenedCondition);
  if (costsAskForUsed(value)) found.kinds.add('costsAskForUsed');
  if (costsAskForCharacteristics(value)) found.kinds.add('costsAskForCharacteristics');
  if (staticsAskForUsed(value)) found.kinds.add('staticsAskForUsed');
  if ('topOnly' in value || ('kind' in value && value.kind === 'topCard')) found.kinds.add('topCards');
  if ('costOf' in value) found.kinds.add('costOf');
  if ('do' in value && value.do === 'seal') found.kinds.add('seals');
  if ('do' in value && value.do === 'lose') found.kinds.add('preventsLosing');
  if ('kind' in value && value.kind === 'beginsInBattleZone') found.kinds.add('seals').add('begins');
  if ('kind' in value && value.kind === 'beginsInHand') found.kinds.add('begins');
  if (!isAbility(value)) return;
  found.kinds.add(value.kind === 'keyword' ? value.name : value.kind);
  if (opensZones(value)) found.kinds.add('costsOpenZones');
  if (value.kind === 'keyword') readKeyword(found, value);
  if (value.kind === 'static') {
    found.staticZones.push(...(value.from ?? []));
    readCondition(found, value.while);
  }
  if (value.kind === 'triggered') readTriggered(found, value);
  const replacement =
    value.kind === 'replacement' || value.kind === 'keyword' ? replacementIn(value) : undefined;
  if (replacement === undefined) return;
  found.replacementZones.push(...(replacement.from ?? []));
  found.replaced.push(replacement.of.event);
  if (replacement.instead.kind === 'topCard') found.kinds.add('topCards');
}

/** What an event waits for, or an amount counts. */
function readEvents({ waitedFor }: Reading, value: object): void {
  const events = isEventPattern(value) ? [value] : eventsCountedIn(value);
  for (const event of events) waitedFor.push(...factsOf(event), ...lookedBackAt(event));
}

/** What a condition on the whole duel looks back at. */
function readHappened({ ofDuel }: Reading, { event, in: time }: HappenedCondition): void {
  if (time === 'duel') ofDuel.push(...factsOf(event));
}

function readKeyword(found: Reading, keyword: Keyword): void {
  for (const { when } of triggeredIn([keyword])) found.waitedFor.push(...factsOf(when));
  for (const event of keywordWordOf(keyword).looksBackAt ?? []) found.waitedFor.push(...factsOf(event));
  const condition = keywordWordOf(keyword).grantsWhile;
  forEachWithin(condition, (part) => readEvents(found, part));
  readCondition(found, condition);
}

function readCondition(found: Reading, condition: Condition | undefined): void {
  if (condition === undefined) return;
  found.conditionsAsk ||= asksBesidesRaces(condition);
  found.conditionsAskRaces ||= asksForRaces(condition);
  found.conditionsAskTypes ||= asksForTypes(condition);
}

function readTriggered({ triggerZones, waitedForIn }: Reading, { from = [], when }: Triggered): void {
  for (const zone of from) {
    triggerZones.push(zone);
    waitedForIn.set(zone, [...(waitedForIn.get(zone) ?? []), ...factsOf(when)]);
  }
}

const contributionsTo = (world: World): readonly Contribution[] => {
  const known = world.caches.ofCards(world.game.cards);
  if (known.contributions === undefined) {
    const cards = new Set(world.game.cards.map((_, card) => cardAt(world, card)));
    known.contributions = [...cards].map((card) => contributionOf(card, world.caches.pool));
  }
  return known.contributions;
};

export const repertoireOf = (world: World): Repertoire => {
  const known = world.caches.ofCards(world.game.cards);
  known.repertoire ??= readRepertoire(contributionsTo(world));
  return known.repertoire;
};

function readRepertoire(all: readonly Contribution[]): Repertoire {
  const there = kindsOf(all);
  const some = (kind: string): boolean => there.has(kind);
  const { staticZones, triggerZones, replacementZones } = WHOLE_REPERTOIRE;
  const repertoire = {
    staticZones: staticZones.filter((zone) => all.some((one) => one.staticZones.includes(zone))),
    triggerZones: triggerZones.filter(
      (zone) => zone === 'battleZone' || all.some((one) => one.triggerZones.includes(zone)),
    ),
    replacementZones: replacementZones.filter(
      (zone) => zone === 'battleZone' || all.some((one) => one.replacementZones.includes(zone)),
    ),
    replaced: new Set(all.flatMap(({ replaced }) => replaced)),
    revealsHands: some('handRevealed'),
    changesTriggers: some('triggersAsPut'),
    seesDeckTops: some('deckTopSeen'),
    hasShieldForce: some('shieldForce'),
    souls: some('hyperSoulX'),
    powerless: all.some(({ powerless }) => powerless),
    conditionsAsk: all.some(
      ({ conditionsAsk, conditionsAskRaces, conditionsAskTypes }) =>
        conditionsAsk ||
        (some('races') && conditionsAskRaces) ||
        (some('isNoCreature') && conditionsAskTypes),
    ),
    costsAskForUsed: asksForUsed(all.map(({ costs }) => costs)),
    costsOpenZones: some('costsOpenZones'),
    changesRaces: some('races'),
    choosesCosts: some('costOf') && some('twoCosts'),
    tapAbilities: some('tapAbility') || some('dynamo'),
    silentSkills: some('silentSkill'),
    hyperizes: some('hyperize'),
    manaAbilities: some('manaAbility'),
    judgments: some('judgmentZ'),
    castles: some('castle'),
    galaxyCastles: some('galaxyCastle'),
    d2Fields: some('d2Field'),
    weapons: some('dragheartWeapon'),
    auras: some('aura'),
    losesGears: GEARS.some(some) && (some('isNoCreature') || some('topCards') || DRAGHEARTS.some(some)),
    sMaxEvolutions: some('sMaxEvolutionCreature'),
    verdicts: some('winsDuel') || some('losesDuel'),
    preventsLosing: some('preventsLosing'),
    godLinks: some('godLink'),
    cells: CELLS.some(some),
    kingCells: some('kingCell'),
    linksDuelmates: some('linksDuelmates'),
    begins: some('begins'),
    seals: some('seals'),
    dreams: DREAMS.some(some),
    unmakesCreatures: some('isNoCreature'),
    settles: false,
  };
  repertoire.settles = SETTLING.some((rule) => repertoire[rule]);
  return repertoire;
}

/** What more than decks and powers has to be looked at before the table is settled. */
const SETTLING = [
  'revealsHands',
  'seesDeckTops',
  'seals',
  'castles',
  'd2Fields',
  'weapons',
  'auras',
  'losesGears',
  'cells',
  'godLinks',
  'sMaxEvolutions',
  'verdicts',
  'linksDuelmates',
] as const satisfies readonly (keyof Repertoire)[];

/** All kinds of what some cards have. */
function kindsOf(all: readonly Contribution[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { kinds } of all) for (const kind of kinds) found.add(kind);
  return found;
}

const NO_COST_QUESTIONS: CostQuestions = {
  askForUsed: false,
  askForCharacteristics: false,
  staticsAskForUsed: false,
};

const costQuestionsOf = ({ kinds }: Pick<Reading, 'kinds'>): CostQuestions => ({
  askForUsed: kinds.has('costsAskForUsed'),
  askForCharacteristics: kinds.has('costsAskForCharacteristics'),
  staticsAskForUsed: kinds.has('staticsAskForUsed'),
});

/** Whether an effect on costs or civilizations looks at zones from which cards are used, or at what depends on them. */
const asksForUsed = (all: readonly CostQuestions[]): boolean =>
  all.some((one) => one.askForUsed) ||
  (all.some((one) => one.askForCharacteristics) && all.some((one) => one.staticsAskForUsed));

/** The same of the abilities of these cards alone. */
export function costsOfCardsAskForUsed(world: World, cards: readonly CardId[]): boolean {
  const { costs } = world.caches.ofCards(world.game.cards);
  return asksForUsed(
    cards.map((card) => {
      costs[card] ??= contributionOf(cardAt(world, card), world.caches.pool).costs;
      return costs[card];
    }),
  );
}

/** Facts that some ability of some card in this duel waits for, gained and delayed ones too. */
export const factsWaitedFor = (world: World): ReadonlySet<FactKind> => {
  const known = world.caches.ofCards(world.game.cards);
  known.waitedFor ??= new Set(contributionsTo(world).flatMap(({ waitedFor }) => waitedFor));
  return known.waitedFor;
};

/** Facts that some condition of some card in this duel counts in the whole duel. */
export const factsOfDuel = (world: World): ReadonlySet<FactKind> => {
  const known = world.caches.ofCards(world.game.cards);
  known.ofDuel ??= new Set(contributionsTo(world).flatMap(({ ofDuel }) => ofDuel));
  return known.ofDuel;
};

/** Whether some ability of some card in this duel asks whose effect moves a card. */
export const asksForCauses = (world: World): boolean => {
  const known = world.caches.ofCards(world.game.cards);
  known.asksForCauses ??= contributionsTo(world).some(({ kinds }) => kinds.has('causes'));
  return known.asksForCauses;
};

/** 601.1f. Whether some ability of some card in this duel asks which mana was tapped. */
export const asksForManaTapped = (world: World): boolean => {
  const known = world.caches.ofCards(world.game.cards);
  known.asksForManaTapped ??= contributionsTo(world).some(({ kinds }) => kinds.has('manaTapped'));
  return known.asksForManaTapped;
};

/** Whether some ability of some card in this duel triggers outside the battle zone. */
export const triggersElsewhere = (world: World): boolean => {
  const known = world.caches.ofCards(world.game.cards);
  known.triggersElsewhere ??= contributionsTo(world).some(({ triggerZones }) => triggerZones.length > 0);
  return known.triggersElsewhere;
};

/** 801.4. Whether some ability of some card in this duel moves the top card of a pile alone. */
export const movesTopCards = (world: World): boolean => {
  const known = world.caches.ofCards(world.game.cards);
  known.movesTopCards ??= contributionsTo(world).some(({ kinds }) => kinds.has('topCards'));
  return known.movesTopCards;
};

/** The zones in which some ability in this duel waits for such a fact, in the order in which they are looked through. */
export function triggerZonesFor(world: World, kind: FactKind): readonly Zone[] {
  const repertoire = repertoireOf(world);
  if (repertoire === WHOLE_REPERTOIRE || repertoire.triggerZones.length === 1) return repertoire.triggerZones;
  const known = world.caches.ofCards(world.game.cards).triggerZones;
  let zones = known.get(kind);
  if (zones === undefined) {
    const all = contributionsTo(world);
    zones = repertoire.triggerZones.filter(
      (zone) => zone === 'battleZone' || all.some(({ waitedForIn }) => waitedForIn.get(zone)?.includes(kind)),
    );
    known.set(kind, zones);
  }
  return zones;
}

/** Facts that declared abilities of a player's cards wait for. */
export const declarableFacts = (world: World, player: Player): ReadonlySet<FactKind> => {
  const known = world.caches.ofCards(world.game.cards);
  known.declarableFacts ??= { p1: readDeclarableFacts(world, 'p1'), p2: readDeclarableFacts(world, 'p2') };
  return known.declarableFacts[player];
};

function readDeclarableFacts(world: World, player: Player): ReadonlySet<FactKind> {
  const found = new Set<FactKind>();
  for (const [card, { owner }] of world.game.cards.entries()) {
    if (owner !== player) continue;
    for (const { declared } of cardAt(world, card).faces) for (const kind of declared.keys()) found.add(kind);
  }
  return found;
}

export function cardAt(world: World, card: CardId): PrintedCard {
  const { printed } = world.caches.ofCards(world.game.cards);
  let found = printed[card];
  if (found === undefined) {
    found = findCard(world, card);
    printed[card] = found;
  }
  return found;
}

/** 405.4. A face-down card costs 0, is colorless, and has no other characteristics: it is of no type, and cannot be used. */
const FACE_DOWN: PrintedCard = {
  ...printedCard({ name: '', type: 'spell', civilizations: [], races: [], cost: 0, abilities: [] }),
  uses: [],
};

/** 200. What is printed on the card of an object, or on the one that an effect has made of it. */
export function cardOf(world: World, object: CardObject): PrintedCard {
  if (object.faceDown) return FACE_DOWN;
  const name = becomes(world.game, object);
  const card = name === undefined ? cardAt(world, object.card) : cardNamed(world, name);
  return object.links === undefined || !areGods(card) ? card : linkedCardOf(world, card, object.links);
}

/** 804.1b. Gods are together what each of them is; the cells of a super creature are what is printed on each of them. */
export const areGods = ({ first, twoSides }: PrintedCard): boolean => first.isCreature && !twoSides;

/** 804.1b. What the first of linked gods is with the others. */
function linkedCardOf(world: World, first: PrintedCard, links: readonly LinkedCard[]): PrintedCard {
  const names = [first.first.name, ...links.map(({ card }) => cardAt(world, card).first.name)];
  const { linked } = world.caches.ofCards(world.game.cards);
  const key = JSON.stringify(names);
  let found = linked.get(key);
  if (found === undefined) {
    const [lead, ...others] = names.map((name) => definitionNamed(world, name));
    if (lead === undefined) return first;
    found = linkedCard([lead, ...others]);
    linked.set(key, found);
  }
  return found;
}

/** The face that is printed on a card, the first of a twinpact. */
export const definitionAt = (world: World, card: CardId): PrintedFace => cardAt(world, card).first;

/** Cards of duels without caches. A definition never changes, so sorting its abilities once hides nothing. */
const sortedDefinitions = new WeakMap<CardDefinition, PrintedCard>();

/** Without caches the definition itself is read, so that what is compared by identity stays the same. */
function findCard(world: World, card: CardId): PrintedCard {
  const name = world.game.cards[card]?.name;
  if (name === undefined) throw new Error(`There is no card ${card} in this duel.`);
  return cardNamed(world, name);
}

function definitionNamed({ pool }: World, name: string): CardDefinition {
  const definition = pool.get(name);
  if (definition === undefined) throw new Error(`The card "${name}" is on the table but not in the pool.`);
  return definition;
}

/** What is printed on the card with this name. */
export function cardNamed(world: World, name: string): PrintedCard {
  const { caches } = world;
  const definition = definitionNamed(world, name);
  const sorted = caches === noCaches ? sortedDefinitions : caches.pool.cards;
  let found = sorted.get(definition);
  if (found === undefined) {
    found = printedCard(caches === noCaches ? definition : thawed(definition));
    sorted.set(definition, found);
  }
  return found;
}
