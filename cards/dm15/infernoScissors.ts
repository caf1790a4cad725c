import {
  chooseAnyNumber,
  crossed,
  crossGear,
  destroy,
  opponentsCreatures,
  shieldTriggerCross,
  wheneverAttacks,
  withTotal,
} from '../../effects/language/words.ts';

export const infernoScissors = crossGear({
  name: 'Inferno Scissors',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-15 32/55'],
  abilities: [
    ...shieldTriggerCross,
    wheneverAttacks(crossed, destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 3000))),
  ],
});
