import {
  choose,
  gets,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const infernalCommand = spell({
  name: 'Infernal Command',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-10 51/110'],
  abilities: [
    shieldTrigger,
    spellAbility(gets(choose(opponentsCreatures()), 'yourNextTurn', { kind: 'mustAttack' })),
  ],
});
