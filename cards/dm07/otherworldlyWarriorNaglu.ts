import { cannot, creature, doubleBreaker, has, powerAttacker } from '../../effects/language/words.ts';

export const otherworldlyWarriorNaglu = creature({
  name: 'Otherworldly Warrior Naglu',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 6,
  power: 4000,
  printings: ['DM-07 43/55', 'Promotional 43/55'],
  abilities: [has(cannot({ do: 'beAttacked' })), powerAttacker(3000), doubleBreaker],
});
