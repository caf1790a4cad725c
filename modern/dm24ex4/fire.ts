import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  discard,
  self,
  speedAttacker,
  takeShieldWithoutTrigger,
  whenPut,
  yourHand,
  yourShields,
} from 'taiki/words';

const douHimeYuki = creature({
  name: '導姫ユーキ',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 4000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 2, of: ['fire'] },
      effect: discard(choose(yourHand())),
    },
    speedAttacker,
  ],
  printings: ['DM24-EX4 073'],
});

const zaBatto = creature({
  name: '轟血鬼 ザ・バット',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Vampire'],
  cost: 3,
  power: 4000,
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
  printings: ['DM24-EX4 092'],
});

export const fire: readonly CardDefinition[] = [douHimeYuki, zaBatto];
