import type { CardDefinition } from 'taiki';
import { arrange } from 'taiki/testing';
import {
  type Ability,
  any,
  anyOf,
  blocker,
  cannot,
  castle,
  countOf,
  creature,
  d2Field,
  delayed,
  draw,
  each,
  eachWhile,
  evolutionCreature,
  exLife,
  from,
  gains,
  galaxyCastle,
  happened,
  has,
  hasWhile,
  instead,
  isLike,
  itself,
  leftGodLink,
  mugenCrime,
  onlyIf,
  power,
  self,
  shieldForce,
  shieldTrigger,
  slayer,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  twinpact,
  when,
  whenPut,
  whenPutOnto,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { definitionAt, factsWaitedFor, repertoireOf } from '../../effects/questions/abilities/repertoire.ts';
import type { Repertoire } from '../../effects/state/caches.ts';
import { type FactKind, ZONE_CHANGES } from '../../effects/state/reported/facts.ts';
import { worldOf } from '../support/worldOf.ts';

const plain = { name: 'Odd', civilizations: ['fire'], cost: 1, power: 1000 } as const;
const having = (...abilities: readonly Ability[]): CardDefinition => creature({ ...plain, abilities });
const drawn = when({ event: 'drawn', by: 'you' }, draw());

type CardsCan = Repertoire & { readonly waitedFor: ReadonlySet<FactKind> };

const NOTHING: CardsCan = {
  waitedFor: new Set(),
  staticZones: [],
  triggerZones: ['battleZone'],
  replacementZones: ['battleZone'],
  replaced: new Set(),
  revealsHands: false,
  changesTriggers: false,
  seesDeckTops: false,
  hasShieldForce: false,
  souls: false,
  powerless: false,
  conditionsAsk: false,
  costsAskForUsed: false,
  costsOpenZones: false,
  dreams: false,
  choosesCosts: false,
  tapAbilities: false,
  silentSkills: false,
  hyperizes: false,
  manaAbilities: false,
  judgments: false,
  changesRaces: false,
  castles: false,
  galaxyCastles: false,
  sMaxEvolutions: false,
  verdicts: false,
  preventsLosing: false,
  godLinks: false,
  cells: false,
  kingCells: false,
  linksDuelmates: false,
  unmakesCreatures: false,
  d2Fields: false,
  weapons: false,
  auras: false,
  losesGears: false,
  begins: false,
  seals: false,
  settles: false,
};

/** A card, and what it adds to what a duel of plain creatures is looked through for. */
const ADDED: { readonly [what: string]: readonly [card: CardDefinition, added: Partial<CardsCan>] } = {
  'a plain creature nothing': [creature(plain), {}],
  'a keyword nothing': [having(blocker, shieldTrigger), {}],
  'slayer the end of battles': [having(blocker, slayer), { waitedFor: new Set(['battleWon', 'battleLost']) }],
  'a trigger what it waits for': [having(whenPut(self, draw())), { waitedFor: new Set(['cardPut']) }],
  'a trigger on what is put onto something also what comes from the battle zone': [
    having(whenPutOnto(any('you'), {}, draw())),
    { waitedFor: new Set(['cardPut', 'cardMoved']) },
  ],
  'a trigger on several events each of them': [
    having(when(anyOf({ event: 'drawn', by: 'you' }, { event: 'attacks', what: itself }), draw())),
    { waitedFor: new Set(['cardDrawn', 'attackDeclared']) },
  ],
  'an ability that is given what it waits for': [
    having(each(yourCreatures(), gains(drawn))),
    { waitedFor: new Set(['cardDrawn']) },
  ],
  'one that an effect leaves behind what it waits for': [
    spell({ ...plain, abilities: [spellAbility(delayed(drawn, 'turn'))] }),
    { waitedFor: new Set(['cardDrawn']) },
  ],
  'a question what has happened that event': [
    spell({ ...plain, abilities: [spellAbility(onlyIf(happened({ event: 'drawn', by: 'you' }), draw()))] }),
    { waitedFor: new Set(['cardDrawn']) },
  ],
  'a static ability nothing in the battle zone': [having(has(power(1))), {}],
  'a static ability the zones that it names': [
    having({ ...has(power(1)), from: ['hand', 'battleZone', 'graveyard'] }),
    { staticZones: ['graveyard', 'hand'] },
  ],
  'a triggered ability the public zones that it names': [
    having(from(['hand', 'graveyard'], drawn)),
    { waitedFor: new Set(['cardDrawn']), triggerZones: ['battleZone', 'graveyard'] },
  ],
  'a base of an evolution no zone': [
    evolutionCreature({
      ...plain,
      abilities: [{ kind: 'keyword', name: 'evolution', base: {}, from: 'graveyard' }],
    }),
    {},
  ],
  'a replacement its event': [having(wouldLeave(self, instead('hand'))), { replaced: new Set(['leaves']) }],
  'a replacement the zones that it names': [
    having(from(['hand', 'graveyard'], wouldLeave({ of: 'you' }, instead('hand')))),
    { replaced: new Set(['leaves']), replacementZones: ['battleZone', 'graveyard', 'hand'] },
  ],
  'a replacement that an effect makes its event': [
    having(exLife),
    { waitedFor: new Set(['cardPut']), replaced: new Set(['leaves']) },
  ],
  'a hand that has to be revealed that': [
    having(has({ kind: 'handRevealed', of: 'you' })),
    { revealsHands: true, settles: true },
  ],
  'abilities that do not trigger that': [
    having(each(yourCreatures(), { kind: 'triggersAsPut', for: 'nobody' })),
    { changesTriggers: true },
  ],
  'a deck whose top card may be looked at that': [
    having(has({ kind: 'deckTopSeen', of: 'you' })),
    { seesDeckTops: true, settles: true },
  ],
  'a static ability by which a player loses that': [
    having(has({ kind: 'losesDuel', who: 'you' })),
    { verdicts: true, settles: true },
  ],
  'a player who cannot lose that': [
    having(has(cannot({ do: 'lose', who: 'you' }))),
    { preventsLosing: true },
  ],
  'shield force that, and what it gives': [
    having(shieldForce(drawn)),
    { hasShieldForce: true, waitedFor: new Set(['cardDrawn']) },
  ],
  'a cost that counts creatures nothing': [
    having(each(yourHand(), { kind: 'cost', by: countOf(yourCreatures()), atLeast: 0 })),
    {},
  ],
  'a cost that counts a hand that': [
    having(each(yourHand(), { kind: 'cost', by: countOf(yourHand()), atLeast: 0 })),
    { costsAskForUsed: true },
  ],
  'a cost while there are cards in a graveyard that': [
    having(eachWhile(youHave(yourGraveyard()), yourHand(), { kind: 'cost', by: -1, atLeast: 0 })),
    { costsAskForUsed: true },
  ],
  'civilizations of cards that are compared in a hand that': [
    having(each(yourHand({ extreme: 'highestPower' }), { kind: 'civilizations', are: ['light'] })),
    { costsAskForUsed: true },
  ],
  'an alternative cost that names zones that': [having(mugenCrime(2, 'water')), { costsOpenZones: true }],
  'power while there are cards in a hand nothing': [having(hasWhile(youHave(yourHand()), power(1000))), {}],
  'a creature without power that': [creature({ ...plain, power: 0 }), { powerless: true }],
  'half a twinpact without power that': [
    twinpact('Odd', creature({ ...plain, power: 0 }), spell({ ...plain, name: 'Even' })),
    { powerless: true },
  ],
  'a spell nothing, though it has no power': [spell({ ...plain, abilities: [spellAbility(draw())] }), {}],
  'a condition of a static ability that it asks for power': [
    having(hasWhile(isLike(self, { power: { min: 6000 } }), power(1))),
    { conditionsAsk: true },
  ],
  'also one that is given': [
    having(each(yourCreatures(), gains(hasWhile(youHave(yourCreatures({ keyword: 'blocker' })), power(1))))),
    { conditionsAsk: true },
  ],
  'a condition that asks for a race nothing': [
    having(hasWhile(youHave(yourCreatures({ races: ['Dragonoid'] })), power(1))),
    {},
  ],
  'a trigger on what a player moves every change of zone': [
    having(when({ event: 'moved', what: itself, by: 'opponent' }, draw())),
    { waitedFor: new Set([...ZONE_CHANGES, 'cardPutUnder']) },
  ],
  'a castle that': [castle(plain), { castles: true, settles: true }],
  'a G castle that': [
    galaxyCastle(plain),
    {
      galaxyCastles: true,
      replaced: new Set(['leaves']),
      replacementZones: ['battleZone', 'shieldZone'],
    },
  ],
  'an S-MAX evolution creature that': [sMaxEvolutionCreature(plain), { sMaxEvolutions: true, settles: true }],
  'god link that': [having(leftGodLink), { godLinks: true, settles: true }],
  'a D2 field that': [d2Field(plain), { d2Fields: true, settles: true }],
};

describe('what the cards of a duel can do at all', () => {
  for (const [what, [card, added]] of Object.entries(ADDED)) {
    test(`adds: ${what}`, () => {
      const unused = having(slayer, exLife, drawn);
      const pool = [card, { ...unused, name: 'Unused' }, creature({ ...plain, name: 'Filler' })];
      const { game } = arrange({ cards: pool.slice(0, 2), p1: { hand: ['Odd'] } });
      const world = worldOf(game, pool);
      expect({ ...repertoireOf(world), waitedFor: factsWaitedFor(world) }).toEqual({ ...NOTHING, ...added });
      const names = game.cards.map((_, card) => definitionAt(world, card).name);
      expect(names).toEqual(game.cards.map(({ name }) => name));
    });
  }
});
