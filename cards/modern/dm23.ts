import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  any,
  blocker,
  chargeFaceDown,
  choose,
  chooseUpTo,
  creature,
  crystalArms,
  crystalCharger,
  crystalSoul,
  destroy,
  discard,
  doubleBreaker,
  draw,
  eternalKappa,
  gains,
  guardStrike,
  hasWhile,
  inOrder,
  itself,
  justDiver,
  may,
  megaLastBurst,
  onlyIf,
  opponentsCreatures,
  power,
  provided,
  returnToHand,
  self,
  shieldTriggerPlus,
  spell,
  spellAbility,
  tap,
  that,
  tripleBreaker,
  turnFace,
  twinpact,
  when,
  whenPut,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

const xenarchHand = spell({
  name: 'XENARCH Hand',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    ...shieldTriggerPlus(destroy(choose(opponentsCreatures())), destroy(opponentsCreatures({ fresh: true }))),
  ],
  printings: ['DM23-RP2 19'],
});

const ishikawaHandSeeker = twinpact(
  'Ishikawa, Hand Seeker / A Tune That Tells Talent',
  creature({
    name: 'Ishikawa, Hand Seeker',
    civilizations: ['water'],
    races: ['Magic Merfolk'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
  }),
  spell({
    name: 'A Tune That Tells Talent',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [spellAbility(draw(2), discard(choose(yourHand())))],
  }),
);

const mochAmiParachi = twinpact(
  'Moch Ami Parachi / This Is the Last Shine',
  creature({
    name: 'Moch Ami Parachi',
    civilizations: ['light'],
    races: ['Armored Fire Bird'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
  }),
  spell({
    name: 'This Is the Last Shine',
    civilizations: ['light'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [spellAbility(tap(chooseUpTo(opponentsCreatures(), 3)))],
  }),
);

const shangriLaCrystal = spell({
  name: 'Shangri-La Crystal',
  civilizations: [],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(inOrder(chargeFaceDown(1, 'tapped'), onlyIf(crystalArms(2), chargeFaceDown()))),
  ],
  printings: ['DM23-EX3 29'],
});

const arayashikiCrysOfEnlightenment = creature({
  name: 'Arayashiki, Crys of Enlightenment',
  civilizations: [],
  races: ['Oracle Celes'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(self, may(turnFace(choose(yourMana({ faceUp: true })), 'faceDown'))),
    provided(crystalArms(2), whenPut(self, draw(2))),
  ],
});

const shiubaGuardOfTheFinalFight = creature({
  name: 'Shiuba, Guard of the Final Fight',
  civilizations: ['nature'],
  races: ['Oracle Celes', 'Beast Folk'],
  cost: 2,
  power: 2000,
  abilities: [hasWhile(crystalArms(2), power(6000), gains(doubleBreaker))],
  printings: ['DM23-EX3 71'],
});

const yukimeKarmaOfRapidFire = twinpact(
  'Yukime, Karma of Rapid Fire / Shot Crystal Charger',
  creature({
    name: 'Yukime, Karma of Rapid Fire',
    civilizations: ['fire'],
    races: ['Oracle Celes', 'Human'],
    cost: 2,
    power: 2000,
    abilities: [
      when(
        { event: 'put', what: { of: 'opponent', filter: { type: 'creature' } }, how: 'notSummoned' },
        destroy(that),
      ),
    ],
    printings: ['DM23-EX3 21'],
  }),
  spell({
    name: 'Shot Crystal Charger',
    civilizations: ['fire'],
    cost: 3,
    abilities: [spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))), crystalCharger],
  }),
);

const radioRosesCelestialZenithOfCunning = creature({
  name: 'Radio Roses, Celestial Zenith of Cunning',
  civilizations: ['water'],
  races: ['Zenith Celes'],
  cost: 10,
  power: 13000,
  abilities: [
    crystalSoul(3),
    justDiver,
    tripleBreaker,
    when({ event: 'put', what: itself, how: 'summoned' }, returnToHand(chooseUpTo(opponentsCreatures(), 3))),
    whenPut(any('opponent', { type: 'creature' }), may(draw())),
    eternalKappa,
  ],
});

/** DM23-RP1 to RP4, and EX3. */
export const dm23: readonly CardDefinition[] = Object.freeze([
  xenarchHand,
  ishikawaHandSeeker,
  mochAmiParachi,
  shangriLaCrystal,
  arayashikiCrysOfEnlightenment,
  shiubaGuardOfTheFinalFight,
  yukimeKarmaOfRapidFire,
  radioRosesCelestialZenithOfCunning,
]);
