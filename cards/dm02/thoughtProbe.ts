import {
  atLeast,
  draw,
  onlyIf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  youHave,
} from '../../effects/language/words.ts';

export const thoughtProbe = spell({
  name: 'Thought Probe',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-02 22/55'],
  abilities: [shieldTrigger, spellAbility(onlyIf(youHave(opponentsCreatures(), atLeast(3)), draw(3)))],
});
