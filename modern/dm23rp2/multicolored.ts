import type { CardDefinition } from 'taiki';
import { another, blocker, creature, self, speedAttacker, untap, when } from 'taiki/words';

const borushakkuSukai = creature({
  name: '鎧輪双翔ボルシャック・スカイ',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon', 'Mecha Del Dinero'],
  cost: 5,
  power: 5500,
  abilities: [blocker, speedAttacker, when({ event: 'untapped', what: another('you') }, untap(self))],
  printings: ['DM23-RP2 050'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [borushakkuSukai];
