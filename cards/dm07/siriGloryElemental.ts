import {
  atEndOfYourTurn,
  atMost,
  blocker,
  creature,
  doubleBreaker,
  gains,
  hasWhile,
  may,
  self,
  shieldsAre,
  untap,
} from '../../effects/language/words.ts';

export const siriGloryElemental = creature({
  name: 'Siri, Glory Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 7000,
  printings: ['DM-07 S1/55'],
  abilities: [
    doubleBreaker,
    hasWhile(shieldsAre('you', atMost(0)), gains(blocker, atEndOfYourTurn(may(untap(self))))),
  ],
});
