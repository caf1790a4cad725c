import type { CardDefinition } from 'taiki';
import { creature, each, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const reducing = (name: string, by: number, atLeast: number): CardDefinition =>
  creature({
    name,
    civilizations: ['fire'],
    cost: 5,
    power: 1000,
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by, atLeast })],
  });
const giant = creature({ name: 'Giant', civilizations: ['fire'], cost: 7, power: 9000, abilities: [] });
const cards = [
  reducing('Two Down To Two', -2, 2),
  reducing('Nine Down To Zero', -9, 0),
  reducing('Nine Down To Three', -9, 3),
  reducing('One Down To Five', -1, 5),
  reducing('Two Up', 2, 0),
  giant,
];

describe('601.1e several changes of one cost', () => {
  const COSTS: { readonly [battleZone: string]: readonly [creatures: readonly string[], cost: number] } = {
    'each floor binds only its own reduction': [['Two Down To Two', 'Nine Down To Zero'], 1],
    'in whichever order the creatures came': [['Nine Down To Zero', 'Two Down To Two'], 1],
    'a floor above what another reduction leaves does not raise it': [
      ['Nine Down To Three', 'Two Down To Two'],
      2,
    ],
    'the reduction with the higher floor is applied first': [['Two Down To Two', 'One Down To Five'], 4],
    'a floor holds if its reduction is the only one': [['Nine Down To Three'], 3],
    'increases come before reductions': [['Nine Down To Zero', 'Two Up'], 1],
    'and are not bound by their floors': [['Two Down To Two', 'Two Up'], 7],
  };
  for (const [says, [creatures, cost]] of Object.entries(COSTS)) {
    driven(says, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Giant'], battleZone: creatures, manaZone: { fire: 9 } },
      }).use('Summon Giant');
      expect(duel.duel.log.find(({ kind }) => kind === 'costPaid')).toMatchObject({ name: 'Giant' });
      expect(duel.zone('p1', 'manaZone').filter((card) => card.endsWith('(tapped)'))).toHaveLength(cost);
    });
  }
});
