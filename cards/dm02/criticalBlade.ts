import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const criticalBlade = spell({
  name: 'Critical Blade',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-02 25/55'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))],
});
