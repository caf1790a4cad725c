import {
  choose,
  opponentsCreatures,
  putIntoMana,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const naturalSnare = spell({
  name: 'Natural Snare',
  civilizations: ['nature'],
  cost: 6,
  printings: ['DM-01 99/110'],
  abilities: [shieldTrigger, spellAbility(putIntoMana(choose(opponentsCreatures())))],
});
