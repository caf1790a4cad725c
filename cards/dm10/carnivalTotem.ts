import {
  atOnce,
  creature,
  doubleBreaker,
  moveTo,
  self,
  whenPut,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

export const carnivalTotem = creature({
  name: 'Carnival Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 6,
  power: 7000,
  printings: ['DM-10 7/110'],
  abilities: [
    doubleBreaker,
    whenPut(self, atOnce(moveTo('hand', yourMana()), moveTo('manaZone', yourHand(), 'tapped'))),
  ],
});
