import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const deathChaser = spell({
  name: 'Death Chaser',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-15 13/55'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ tapped: false }))))],
});
