import {
  creature,
  doubleBreaker,
  during,
  from,
  instead,
  opponentsTurn,
  optional,
  self,
  wouldBeDiscarded,
} from '../../effects/language/words.ts';

export const terradragonArqueDelacerna = creature({
  name: 'Terradragon Arque Delacerna',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 8,
  power: 6000,
  printings: ['DM-12 S1/55'],
  abilities: [
    doubleBreaker,
    from(['hand'], optional(during(opponentsTurn, wouldBeDiscarded(self, instead('battleZone'))))),
  ],
});
