import type { CardDefinition, Deck } from 'taiki';
import {
  attach,
  attached,
  aura,
  cannot,
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  has,
  hasWhile,
  opponentsCreatures,
  returnToHand,
  self,
  speedAttacker,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { plain, plainSpell } from '../rules/plainCards.ts';

const AURA = { type: 'aura' } as const;
const cost = { civilizations: ['fire'], cost: 1 } as const;

const GACHARANGE: readonly CardDefinition[] = [
  gacharangeCreature({ ...plain, name: 'Robot', abilities: [speedAttacker] }),
  gacharangeCreature({ ...plain, name: 'Tank', power: 4000 }),
  gacharangeCreature({ ...plain, name: 'Ghost', power: 0 }),
  gacharangeCreature({ ...plain, name: 'Fragile', abilities: [whenPut(self, destroy(self))] }),
  gacharangeCreature({ ...plain, name: 'Scout', abilities: [whenPut(self, draw())] }),
  gacharangeCreature({ ...plain, name: 'Drone', power: 1000 }),
];

const DECKED: readonly CardDefinition[] = [
  aura({ ...cost, name: 'Wings', power: 3000, abilities: [wheneverAttacks(attached, draw())] }),
  aura({ ...cost, name: 'Mask', power: 1000, abilities: [whenPut(self, draw())] }),
  evolutionCreature({
    ...plain,
    name: 'Lord',
    power: 5000,
    abilities: [evolution({ type: 'gacharangeCreature' })],
  }),
  creature({
    ...plain,
    name: 'Armorer',
    abilities: [whenPut(self, attach(choose(cardsIn('graveyard', 'you', AURA)), choose(yourCreatures())))],
  }),
  creature({
    ...plain,
    name: 'Scholar',
    abilities: [hasWhile(youHave(yourHand(), { min: 12 }), { kind: 'winsDuel', who: 'you' })],
  }),
  creature({
    ...plain,
    name: 'Doomed',
    abilities: [
      {
        ...has({ kind: 'losesDuel', who: 'you' }),
        from: ['graveyard'],
        while: youHave(yourHand(), { min: 9 }),
      },
    ],
  }),
  creature({ ...plain, name: 'Undying', abilities: [has(cannot({ do: 'lose', who: 'you' }))] }),
  plainSpell('Lend', attach(choose(cardsIn('battleZone', 'you', AURA)), choose(yourCreatures()))),
  plainSpell('Curse', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(opponentsCreatures()))),
];

export const auraCards: readonly CardDefinition[] = [...GACHARANGE, ...DECKED];

const names = (cards: readonly CardDefinition[]): readonly string[] => cards.map(({ name }) => name);

/** A deck that attaches an aura in most turns, and in which static abilities end duels. */
export const auraDeck: Deck = {
  name: undefined,
  cards: names(DECKED).flatMap((name) => Array<string>(4).fill(name)),
  hyperspatial: [],
  superGR: [...names(GACHARANGE), ...names(GACHARANGE)],
};
