import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  any,
  atOnce,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  drawCalled,
  eternalOmega,
  guardman,
  has,
  hasWhile,
  inOrder,
  isLike,
  knightMagic,
  may,
  moveTo,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  powerAttacker,
  putIntoMana,
  putOnDeck,
  returnToHand,
  saver,
  search,
  self,
  shieldSaver,
  shieldTrigger,
  smashBurst,
  spell,
  spellAbility,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  ultraSaver,
  untap,
  wheneverAttacks,
  whenPut,
  worldBreaker,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

const ukkaLizard = creature({
  name: 'Ukka Lizard',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 2,
  power: 2000,
  abilities: [guardman],
});

const dojikoHeroicFaerie = creature({
  name: 'Dojiko, Heroic Faerie',
  civilizations: ['fire', 'nature'],
  races: ['Human', 'Snow Faerie'],
  cost: 3,
  power: 5000,
  abilities: [guardman],
});

const hanamaiGurenO = creature({
  name: 'Hanamai Guren-O',
  civilizations: ['fire'],
  races: ['Flame Monster', 'Hunter'],
  cost: 4,
  power: 4000,
  abilities: [guardman],
});

const buonMaskOfWards = creature({
  name: 'Buon, Mask of Wards',
  civilizations: ['nature'],
  races: ['Beast Folk Go'],
  cost: 2,
  power: 2000,
  abilities: [saver({ races: ['Dragon'] })],
});

const poppySamuraiSoul = creature({
  name: 'Poppy, Samurai Soul',
  civilizations: ['fire'],
  races: ['Outrage'],
  cost: 2,
  power: 2000,
  abilities: [saver({ races: ['Outrage'] })],
});

const kurushimeji = creature({
  name: 'Kurushimeji',
  civilizations: ['nature'],
  races: ['Wild Veggies', 'Alien'],
  cost: 3,
  power: 2000,
  abilities: [saver({ multicolored: true })],
});

const guardGainerLightningWarrior = creature({
  name: 'Guard Gainer, Lightning Warrior',
  civilizations: ['light'],
  races: ['Great Mecha King'],
  cost: 3,
  power: 2500,
  abilities: [shieldSaver],
});

const kaiJuwarthSkyGuardian = creature({
  name: 'Kai Juwarth, Sky Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2500,
  abilities: [shieldSaver],
});

const lordSilverThunderMachine = creature({
  name: 'Lord Silver, Thunder Machine',
  civilizations: ['light'],
  races: ['Great Mecha King', 'Knight'],
  cost: 2,
  power: 1500,
  abilities: [shieldSaver],
});

const gachapinchInvadingGuardian = creature({
  name: 'Gachapinch, Invading Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  abilities: [ultraSaver({ races: ['Guardian'] })],
});

const maximumTheMaxZenithOfViolence = creature({
  name: 'Maximum the Max, Zenith of Violence',
  civilizations: [],
  races: ['Unknown', 'Zenith'],
  cost: 10,
  power: 12000,
  abilities: [powerAttacker(12000), worldBreaker, eternalOmega],
});

const xenosharkCrystalRecord = twinpact(
  'Xenoshark, Crystal Record / Crystal Memory',
  creature({
    name: 'Xenoshark, Crystal Record',
    civilizations: ['water'],
    races: ['Mutopia'],
    cost: 3,
    power: 1000,
    abilities: [smashBurst],
    printings: ['DMEX-13 11'],
  }),
  spell({
    name: 'Crystal Memory',
    civilizations: ['water'],
    cost: 4,
    abilities: [shieldTrigger, spellAbility(search(undefined))],
  }),
);

const mergeinao = twinpact(
  'Mergeinao / Our One Wish Is Still the Same',
  creature({
    name: 'Mergeinao',
    civilizations: ['darkness'],
    races: ['Hedrian'],
    cost: 3,
    power: 3000,
    abilities: [
      { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }), from: ['graveyard'] },
      smashBurst,
    ],
    printings: ['DM22-EX2 59'],
  }),
  spell({
    name: 'Our One Wish Is Still the Same',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(inOrder(discard(choose(yourHand())), draw()))],
  }),
);

const soulCatcherDemonicBullet = spell({
  name: 'Soul Catcher, Demonic Bullet',
  civilizations: ['darkness'],
  races: ['Knight'],
  cost: 2,
  abilities: [knightMagic(returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
});

const criticalDestroyerDemonicBullet = spell({
  name: 'Critical Destroyer, Demonic Bullet',
  civilizations: ['fire'],
  races: ['Knight'],
  cost: 3,
  abilities: [knightMagic(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))],
});

const bulletViceDemonicBullet = spell({
  name: 'Bullet Vice, Demonic Bullet',
  civilizations: ['darkness'],
  races: ['Knight'],
  cost: 4,
  abilities: [knightMagic(discard(choose(opponentsHand(), 1, 'opponent')))],
});

const aquaReactor = creature({
  name: 'Aqua Reactor',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 2,
  power: 3000,
  abilities: [whenPut(self, putOnDeck(choose(yourHand()), 2))],
});

const aquarmyCommandoDivision = creature({
  name: 'Aquarmy, Commando Division',
  civilizations: ['water'],
  races: ['Liquid People Shining'],
  cost: 2,
  power: 2000,
  abilities: [
    has({ kind: 'anyNumberInDeck' }),
    hasWhile(
      youHave(yourCreatures({ nameContains: 'Commando Division' }), { min: 5 }),
      { kind: 'power', by: 5000 },
      { kind: 'gains', abilities: [doubleBreaker] },
    ),
  ],
});

const demonicHeavenDescent = spell({
  name: 'Demonic Heaven Descent',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      atOnce(
        moveTo('hand', cardsIn('manaZone', 'any')),
        moveTo('manaZone', cardsIn('hand', 'any'), 'tapped'),
      ),
    ),
  ],
});

const parlenchanDragonElementSymbol = creature({
  name: 'Ea Parlenchan, Dragon Element Symbol',
  civilizations: ['water'],
  races: ['Crystal Command Dragon'],
  cost: 5,
  power: 4000,
  abilities: [
    wheneverAttacks(
      self,
      may(
        drawCalled('drawn'),
        onlyIf(
          isLike(the('drawn'), { type: 'spell', civilizations: ['water'] }),
          may({ do: 'reveal', what: the('drawn') }, untap(self)),
        ),
      ),
    ),
  ],
  printings: ['DMR-14 10'],
});

const blackBeanDanshaku = twinpact(
  'Black Bean Danshaku / White Rice Danshaku',
  creature({
    name: 'Black Bean Danshaku',
    civilizations: ['nature'],
    races: ['Grand Sect', 'Specials'],
    cost: 8,
    power: 12000,
    abilities: [
      tripleBreaker,
      whenPut(any('opponent', { type: 'creature', ability: 'whenPut' }), putIntoMana(that)),
    ],
    printings: ['DMEX-12 12'],
  }),
  spell({
    name: 'White Rice Danshaku',
    civilizations: ['nature'],
    cost: 3,
    abilities: [spellAbility(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana()))))],
  }),
);

/** Cards of 2008 to 2022, of sets with few cards here. */
export const olderSets: readonly CardDefinition[] = Object.freeze([
  ukkaLizard,
  dojikoHeroicFaerie,
  hanamaiGurenO,
  buonMaskOfWards,
  poppySamuraiSoul,
  kurushimeji,
  guardGainerLightningWarrior,
  kaiJuwarthSkyGuardian,
  lordSilverThunderMachine,
  gachapinchInvadingGuardian,
  maximumTheMaxZenithOfViolence,
  xenosharkCrystalRecord,
  mergeinao,
  soulCatcherDemonicBullet,
  criticalDestroyerDemonicBullet,
  bulletViceDemonicBullet,
  aquaReactor,
  aquarmyCommandoDivision,
  demonicHeavenDescent,
  parlenchanDragonElementSymbol,
  blackBeanDanshaku,
]);
