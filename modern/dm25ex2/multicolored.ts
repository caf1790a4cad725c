import type { CardDefinition } from 'taiki';
import {
  any,
  choose,
  countOf,
  creature,
  escapeAbility,
  guardman,
  has,
  inOrder,
  lookAtTop,
  power,
  poweredBreaker,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  tamaseed,
  the,
  times,
  untap,
  when,
  whenPut,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const borushakkuBazagajiru = creature({
  name: 'ボルシャック・バザガジール',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9500,
  abilities: [
    speedAttacker,
    guardman,
    poweredBreaker,
    escapeAbility,
    has(power(times(3000, countOf(yourGraveyard({ nameContains: 'ボルシャック' }))))),
    when({ event: 'tapped', what: any('opponent') }, untap(self)),
  ],
  printings: ['DM25-EX2 063'],
});

const izanami = tamaseed({
  name: 'イザナミの海地図',
  civilizations: ['water', 'nature'],
  races: ['Samurai', 'Origin', 'Posedia Dragon'],
  cost: 4,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(self, inOrder(lookAtTop(2, 'seen'), returnToHand(choose(the('seen'))), putIntoMana(the('seen')))),
  ],
  printings: ['DM25-EX2 083'],
});

const dachiKentonaku = creature({
  name: '王道ダチ ケントナーク',
  civilizations: ['fire', 'nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 4,
  power: 4000,
  abilities: [speedAttacker, whenPut(self, untap(choose(yourMana(), 4)))],
  printings: ['DM25-EX2 084'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [borushakkuBazagajiru, izanami, dachiKentonaku];
