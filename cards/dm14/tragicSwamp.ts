import {
  choose,
  gets,
  opponentsCreatures,
  power,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const tragicSwamp = spell({
  name: 'Tragic Swamp',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-14 56/110'],
  abilities: [
    shieldTrigger,
    spellAbility(gets(choose(opponentsCreatures({ tapped: true })), 'turn', power(-3000))),
  ],
});
