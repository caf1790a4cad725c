import {
  cardsIn,
  choose,
  creature,
  destroy,
  dgField,
  dragheartEvolutionCreature,
  dragonicField,
  each,
  evolution,
  exileEvolutionCreature,
  fairyField,
  forbiddenField,
  gacharangeCreature,
  happinessField,
  neoEvolution,
  neoGacharangeCreature,
  power,
  psychicEvolutionCreature,
  psychicField,
  putOnto,
  returnToHand,
  t2Field,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { CARD_TYPE_FACTS, isOfType, mainTypesOf } from '../../effects/language/cardTypes.ts';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const fieldOf = {
  civilizations: ['fire'],
  cost: 1,
  abilities: [each(yourCreatures(), power(1000))],
} as const;
const FIELDS = [forbiddenField, dragonicField, dgField, fairyField, t2Field, happinessField] as const;
const fields = FIELDS.map((field, index) => field({ ...fieldOf, name: `Field ${index}` }));

const cards = [
  ...fields,
  psychicField({ ...fieldOf, name: 'Stage' }),
  psychicEvolutionCreature({ ...plain, name: 'Overdrive', power: 9000, abilities: [evolution({})] }),
  dragheartEvolutionCreature({ ...plain, name: 'Soul', power: 7000, abilities: [evolution({})] }),
  exileEvolutionCreature({ ...plain, name: 'Champ', power: 8000, abilities: [evolution({})] }),
  neoGacharangeCreature({ ...plain, name: 'Prince', abilities: [neoEvolution({})] }),
  gacharangeCreature({ ...plain, name: 'Capsule' }),
  creature({ ...plain, name: 'Base' }),
  plainSpell(
    'Open Gate',
    putOnto(choose(cardsIn('hyperspatialZone', 'you', { type: 'psychicCreature' })), choose(yourCreatures())),
  ),
  plainSpell('Recall', returnToHand(choose(cardsIn('battleZone', 'any', { type: 'psychicCreature' })))),
  plainSpell('Raze', destroy(choose(cardsIn('battleZone', 'any', { type: 'field' })))),
  plainSpell('Crank', { do: 'gacharangeSummon', count: 1 }),
];

describe('204.3 special types', () => {
  driven(
    'of a psychic evolution creature: it is put on a creature, attacks at once, and goes home',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Open Gate', 'Recall'],
          manaZone: { fire: 2 },
          battleZone: ['Base'],
          hyperspatialZone: ['Overdrive'],
        },
      }).use('Cast Open Gate');
      expect(duel.battleZones.p1).toEqual(['Overdrive (over Base)']);
      duel.use('Cast Recall');
      expect([duel.battleZones.p1, duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'hand')]).toEqual([
        [],
        ['Overdrive'],
        ['Base'],
      ]);
    },
  );

  driven('of an exile evolution creature: it is summoned onto a creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Champ'], manaZone: { fire: 1 }, battleZone: ['Base'] },
    }).use('Summon Champ');
    expect([duel.battleZones.p1, duel.asked]).toEqual([['Champ (over Base)'], 'p1 attack']);
    const alone = begin({ cards, p1: { hand: ['Champ'], manaZone: { fire: 1 } } });
    expect(alone.asked).toBe('p2 charge');
  });

  driven(
    'of a NEO gacharange creature: it may be put on a creature as it is summoned from its zone',
    (begin) => {
      const crank = () =>
        begin({
          cards,
          p1: {
            hand: ['Crank'],
            manaZone: { fire: 1 },
            battleZone: ['Base'],
            superGRZone: ['Prince', 'Capsule'],
          },
        }).use('Cast Crank');
      const over = crank();
      expect(over.asked).toBe('p1 evolve');
      expect(over.choose('Base').battleZones.p1).toEqual(['Prince (over Base)']);
      expect(crank().pass().battleZones.p1).toEqual(['Base', 'Prince']);
    },
  );

  driven('of fields: each is expanded, works, and is destroyed as a field', (begin) => {
    for (const { name } of fields) {
      const duel = begin({
        cards,
        p1: { hand: [name, 'Raze'], manaZone: { fire: 2 }, battleZone: ['Base'] },
      }).use(`Expand ${name}`);
      const powerNow = () =>
        duel.duel.view('p1').zones.p1.battleZone.find((one) => !one.hidden && one.name === 'Base');
      expect(powerNow()).toMatchObject({ current: { power: 3000 } });
      duel.use('Cast Raze');
      expect(duel.names('p1', 'graveyard')).toEqual([name, 'Raze'].toSorted());
      expect(powerNow()).toMatchObject({ current: { power: 2000 } });
    }
  });

  driven('say in which zone a card begins, and of which other types it is', () => {
    const homeOf = (type: keyof typeof CARD_TYPE_FACTS) => CARD_TYPE_FACTS[type].home;
    expect([homeOf('psychicField'), homeOf('dragheartTamaseed'), homeOf('neoGacharangeCreature')]).toEqual([
      'hyperspatialZone',
      'hyperspatialZone',
      'superGRZone',
    ]);
    expect(isOfType('dragheartEvolutionCreature', 'evolutionCreature')).toBe(true);
    expect([mainTypesOf('forbiddenField'), mainTypesOf('dragheartTamaseed')]).toEqual([
      ['field'],
      ['tamaseed'],
    ]);
  });
});
