import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const vacuumGel = spell({
  name: 'Vacuum Gel',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-07 34/55'],
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures({ tapped: false, civilizations: ['light', 'nature'] })))),
  ],
});
