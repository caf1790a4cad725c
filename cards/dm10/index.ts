import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { adventureBoar } from './adventureBoar.ts';
import { ancientHornTheWatcher } from './ancientHornTheWatcher.ts';
import { aquaSkydiver } from './aquaSkydiver.ts';
import { aquaStrummer } from './aquaStrummer.ts';
import { ardentLunatron } from './ardentLunatron.ts';
import { armoredRaiderGandaval } from './armoredRaiderGandaval.ts';
import { balzaSeekerOfHyperpearls } from './balzaSeekerOfHyperpearls.ts';
import { batteryCluster } from './batteryCluster.ts';
import { benzoTheHiddenFury } from './benzoTheHiddenFury.ts';
import { berochikaChannelerOfSuns } from './berochikaChannelerOfSuns.ts';
import { bombazarDragonOfDestiny } from './bombazarDragonOfDestiny.ts';
import { bubbleScarab } from './bubbleScarab.ts';
import { buoyantBlowfish } from './buoyantBlowfish.ts';
import { clearloGraceEnforcer } from './clearloGraceEnforcer.ts';
import { colossusBoost } from './colossusBoost.ts';
import { coreCrashLizard } from './coreCrashLizard.ts';
import { cragsaur } from './cragsaur.ts';
import { crystalSpinslicer } from './crystalSpinslicer.ts';
import { dedreenTheHiddenCorrupter } from './dedreenTheHiddenCorrupter.ts';
import { dolmarksTheShadowWarrior } from './dolmarksTheShadowWarrior.ts';
import { earthRipperTalonOfRage } from './earthRipperTalonOfRage.ts';
import { elixiaPurebladeElemental } from './elixiaPurebladeElemental.ts';
import { estolVizierOfAqua } from './estolVizierOfAqua.ts';
import { explosiveTrooperZalmez } from './explosiveTrooperZalmez.ts';
import { ferrosaturnSpectralKnight } from './ferrosaturnSpectralKnight.ts';
import { fluorogillManta } from './fluorogillManta.ts';
import { forcedFrenzy } from './forcedFrenzy.ts';
import { gajirabuteVileCenturion } from './gajirabuteVileCenturion.ts';
import { galekTheShadowWarrior } from './galekTheShadowWarrior.ts';
import { gaulezalDragon } from './gaulezalDragon.ts';
import { gigandura } from './gigandura.ts';
import { gontaTheWarriorSavage } from './gontaTheWarriorSavage.ts';
import { hawkeyeLunatron } from './hawkeyeLunatron.ts';
import { hourglassMutant } from './hourglassMutant.ts';
import { hurlosaur } from './hurlosaur.ts';
import { hurricaneCrawler } from './hurricaneCrawler.ts';
import { ikazTheSpydroid } from './ikazTheSpydroid.ts';
import { infernalCommand } from './infernalCommand.ts';
import { jigglyTotem } from './jigglyTotem.ts';
import { karatePotato } from './karatePotato.ts';
import { kingOquanos } from './kingOquanos.ts';
import { legacyShell } from './legacyShell.ts';
import { lemikVizierOfThought } from './lemikVizierOfThought.ts';
import { lukiaLexPinnacleGuardian } from './lukiaLexPinnacleGuardian.ts';
import { melniaTheAquaShadow } from './melniaTheAquaShadow.ts';
import { messaBahnaExpanseGuardian } from './messaBahnaExpanseGuardian.ts';
import { mezgerCommandoLeader } from './mezgerCommandoLeader.ts';
import { mikayRattlingDoll } from './mikayRattlingDoll.ts';
import { mykeesPliers } from './mykeesPliers.ts';
import { necrodragonBryzenaga } from './necrodragonBryzenaga.ts';
import { nightmareInvader } from './nightmareInvader.ts';
import { palaOlesisMorningGuardian } from './palaOlesisMorningGuardian.ts';
import { pierrPsychoDoll } from './pierrPsychoDoll.ts';
import { pointaTheAquaShadow } from './pointaTheAquaShadow.ts';
import { poltalesterTheSpydroid } from './poltalesterTheSpydroid.ts';
import { rapidReincarnation } from './rapidReincarnation.ts';
import { ryudmilaChannelerOfSuns } from './ryudmilaChannelerOfSuns.ts';
import { sabermaskScarab } from './sabermaskScarab.ts';
import { sanfistTheSavageVizier } from './sanfistTheSavageVizier.ts';
import { scowlingTomato } from './scowlingTomato.ts';
import { shamanBroccoli } from './shamanBroccoli.ts';
import { siegeRollerBagash } from './siegeRollerBagash.ts';
import { sirenConcerto } from './sirenConcerto.ts';
import { skyswordTheSavageVizier } from './skyswordTheSavageVizier.ts';
import { smashWarriorStagrandu } from './smashWarriorStagrandu.ts';
import { soulswap } from './soulswap.ts';
import { sparkChemistShadowOfWhim } from './sparkChemistShadowOfWhim.ts';
import { staticWarp } from './staticWarp.ts';
import { supersonicJetPack } from './supersonicJetPack.ts';
import { tagtappTheRetaliator } from './tagtappTheRetaliator.ts';
import { tajimalVizierOfAqua } from './tajimalVizierOfAqua.ts';
import { tauntingSkyterror } from './tauntingSkyterror.ts';
import { terradragonCusdalf } from './terradragonCusdalf.ts';
import { terradragonDakmaBalgarow } from './terradragonDakmaBalgarow.ts';
import { thirstForTheHunt } from './thirstForTheHunt.ts';
import { tidePatroller } from './tidePatroller.ts';
import { torpedoCluster } from './torpedoCluster.ts';
import { twitchHornTheAggressor } from './twitchHornTheAggressor.ts';
import { uliyaTheEntrancer } from './uliyaTheEntrancer.ts';
import { windAxeTheWarriorSavage } from './windAxeTheWarriorSavage.ts';
import { zaltan } from './zaltan.ts';
import { zeroNemesisShadowOfPanic } from './zeroNemesisShadowOfPanic.ts';

/** The cards of DM-10, by name. */
export const dm10: readonly CardDefinition[] = Object.freeze([
  adventureBoar,
  ancientHornTheWatcher,
  aquaSkydiver,
  aquaStrummer,
  ardentLunatron,
  armoredRaiderGandaval,
  balzaSeekerOfHyperpearls,
  batteryCluster,
  benzoTheHiddenFury,
  berochikaChannelerOfSuns,
  bombazarDragonOfDestiny,
  bubbleScarab,
  buoyantBlowfish,
  clearloGraceEnforcer,
  colossusBoost,
  coreCrashLizard,
  cragsaur,
  crystalSpinslicer,
  dedreenTheHiddenCorrupter,
  dolmarksTheShadowWarrior,
  earthRipperTalonOfRage,
  elixiaPurebladeElemental,
  estolVizierOfAqua,
  explosiveTrooperZalmez,
  ferrosaturnSpectralKnight,
  fluorogillManta,
  forcedFrenzy,
  gajirabuteVileCenturion,
  galekTheShadowWarrior,
  gaulezalDragon,
  gigandura,
  gontaTheWarriorSavage,
  hawkeyeLunatron,
  hourglassMutant,
  hurlosaur,
  hurricaneCrawler,
  ikazTheSpydroid,
  infernalCommand,
  jigglyTotem,
  karatePotato,
  kingOquanos,
  legacyShell,
  lemikVizierOfThought,
  lukiaLexPinnacleGuardian,
  melniaTheAquaShadow,
  messaBahnaExpanseGuardian,
  mezgerCommandoLeader,
  mikayRattlingDoll,
  mykeesPliers,
  necrodragonBryzenaga,
  nightmareInvader,
  palaOlesisMorningGuardian,
  pierrPsychoDoll,
  pointaTheAquaShadow,
  poltalesterTheSpydroid,
  rapidReincarnation,
  ryudmilaChannelerOfSuns,
  sabermaskScarab,
  sanfistTheSavageVizier,
  scowlingTomato,
  shamanBroccoli,
  siegeRollerBagash,
  sirenConcerto,
  skyswordTheSavageVizier,
  smashWarriorStagrandu,
  soulswap,
  sparkChemistShadowOfWhim,
  staticWarp,
  supersonicJetPack,
  tagtappTheRetaliator,
  tajimalVizierOfAqua,
  tauntingSkyterror,
  terradragonCusdalf,
  terradragonDakmaBalgarow,
  thirstForTheHunt,
  tidePatroller,
  torpedoCluster,
  twitchHornTheAggressor,
  uliyaTheEntrancer,
  windAxeTheWarriorSavage,
  zaltan,
  zeroNemesisShadowOfPanic,
]);
