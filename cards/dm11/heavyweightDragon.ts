import {
  called,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  inOrder,
  onlyIf,
  opponentsCreatures,
  powerOfRef,
  self,
  tapAbility,
  the,
} from '../../effects/language/words.ts';

export const heavyweightDragon = creature({
  name: 'Heavyweight Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9000,
  printings: ['DM-11 2/55'],
  abilities: [
    doubleBreaker,
    tapAbility(
      inOrder(
        { do: 'choose', what: called(chooseUpTo(opponentsCreatures({ tapped: true }), 2), 'victims') },
        onlyIf(
          { kind: 'compare', a: powerOfRef(the('victims')), b: powerOfRef(self), is: 'less' },
          destroy(the('victims')),
        ),
      ),
    ),
  ],
});
