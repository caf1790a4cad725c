import {
  blocker,
  gains,
  gets,
  nameRace,
  ofRace,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const unifiedResistance = spell({
  name: 'Unified Resistance',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-09 15/55'],
  abilities: [
    shieldTrigger,
    spellAbility(nameRace('race'), gets(yourCreatures(ofRace('race')), 'yourNextTurn', gains(blocker))),
  ],
});
