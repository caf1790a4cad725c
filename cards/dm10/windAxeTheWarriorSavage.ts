import {
  choose,
  creature,
  destroy,
  inOrder,
  opponentsCreatures,
  self,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const windAxeTheWarriorSavage = creature({
  name: 'Wind Axe, the Warrior Savage',
  civilizations: ['fire', 'nature'],
  races: ['Human', 'Beast Folk'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 107/110'],
  abilities: [
    whenPut(
      self,
      inOrder(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))), topOfDeckTo('manaZone')),
    ),
  ],
});
