import {
  accelerator,
  creature,
  delayed,
  doubleBreaker,
  gains,
  itself,
  self,
  untap,
  when,
} from '../../effects/language/words.ts';

export const metalchaosDragon = creature({
  name: 'Metalchaos Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-15 4/55'],
  abilities: [
    doubleBreaker,
    accelerator(
      gains(
        when(
          { event: 'attacks', what: itself, nth: 1 },
          delayed(when({ event: 'endOfAttack', what: itself }, untap(self)), 'attack'),
        ),
      ),
    ),
  ],
});
