import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const terrorPit = spell({
  name: 'Terror Pit',
  civilizations: ['darkness'],
  cost: 6,
  printings: ['DM-01 63/110', 'Promotional T2 Y1'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
});
