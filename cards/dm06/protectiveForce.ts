import {
  choose,
  gets,
  power,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const protectiveForce = spell({
  name: 'Protective Force',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-06 24/110'],
  abilities: [
    shieldTrigger,
    spellAbility(gets(choose(yourCreatures({ keyword: 'blocker' })), 'turn', power(4000))),
  ],
});
