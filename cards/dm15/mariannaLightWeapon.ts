import {
  accelerator,
  creature,
  doubleBreaker,
  gains,
  inOrder,
  may,
  search,
  self,
  the,
  useFree,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const mariannaLightWeapon = creature({
  name: 'Marianna, Light Weapon',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 7,
  power: 7000,
  printings: ['DM-15 1/55'],
  abilities: [
    doubleBreaker,
    accelerator(
      gains(
        wheneverAttacks(
          self,
          inOrder(search({ type: 'spell', keyword: 'shieldTrigger' }), may(useFree(the('found')))),
        ),
      ),
    ),
  ],
});
