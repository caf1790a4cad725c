import {
  addToShields,
  choose,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const manaNexus = spell({
  name: 'Mana Nexus',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-03 48/55'],
  abilities: [shieldTrigger, spellAbility(addToShields(choose(yourMana())))],
});
