import {
  any,
  creature,
  each,
  instead,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const mysticMagician = creature({
  name: 'Mystic Magician',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 5,
  power: 3000,
  printings: ['DM-10 36/110', 'Promotional 36a/110'],
  abilities: [
    each(yourCreatures({ keyword: 'silentSkill' }), { kind: 'entersTapped' }),
    wouldBeDestroyed(any('you', { keyword: 'silentSkill' }), instead('hand')),
  ],
});
