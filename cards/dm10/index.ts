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
import { bluumErkisFlareGuardian } from './bluumErkisFlareGuardian.ts';
import { bodaciousGiant } from './bodaciousGiant.ts';
import { bombazarDragonOfDestiny } from './bombazarDragonOfDestiny.ts';
import { bradSuperKickinDynamo } from './bradSuperKickinDynamo.ts';
import { bubbleScarab } from './bubbleScarab.ts';
import { bulglufTheSpydroid } from './bulglufTheSpydroid.ts';
import { buoyantBlowfish } from './buoyantBlowfish.ts';
import { burnwispLizard } from './burnwispLizard.ts';
import { carnivalTotem } from './carnivalTotem.ts';
import { chargeWhipper } from './chargeWhipper.ts';
import { clearloGraceEnforcer } from './clearloGraceEnforcer.ts';
import { colossusBoost } from './colossusBoost.ts';
import { coreCrashLizard } from './coreCrashLizard.ts';
import { cragsaur } from './cragsaur.ts';
import { crystalSpinslicer } from './crystalSpinslicer.ts';
import { dedreenTheHiddenCorrupter } from './dedreenTheHiddenCorrupter.ts';
import { deklowazTheTerminator } from './deklowazTheTerminator.ts';
import { dolmarksTheShadowWarrior } from './dolmarksTheShadowWarrior.ts';
import { earthRipperTalonOfRage } from './earthRipperTalonOfRage.ts';
import { elixiaPurebladeElemental } from './elixiaPurebladeElemental.ts';
import { estolVizierOfAqua } from './estolVizierOfAqua.ts';
import { explosiveTrooperZalmez } from './explosiveTrooperZalmez.ts';
import { ferrosaturnSpectralKnight } from './ferrosaturnSpectralKnight.ts';
import { flohdaniTheSpydroid } from './flohdaniTheSpydroid.ts';
import { fluorogillManta } from './fluorogillManta.ts';
import { forcedFrenzy } from './forcedFrenzy.ts';
import { gajirabuteVileCenturion } from './gajirabuteVileCenturion.ts';
import { galekTheShadowWarrior } from './galekTheShadowWarrior.ts';
import { gaulezalDragon } from './gaulezalDragon.ts';
import { gigamente } from './gigamente.ts';
import { gigandura } from './gigandura.ts';
import { glaisMejiculaTheExtreme } from './glaisMejiculaTheExtreme.ts';
import { gontaTheWarriorSavage } from './gontaTheWarriorSavage.ts';
import { hawkeyeLunatron } from './hawkeyeLunatron.ts';
import { hourglassMutant } from './hourglassMutant.ts';
import { hurlosaur } from './hurlosaur.ts';
import { hurricaneCrawler } from './hurricaneCrawler.ts';
import { hustleBerry } from './hustleBerry.ts';
import { ikazTheSpydroid } from './ikazTheSpydroid.ts';
import { infernalCommand } from './infernalCommand.ts';
import { jigglyTotem } from './jigglyTotem.ts';
import { kaemiraTheOracle } from './kaemiraTheOracle.ts';
import { karatePotato } from './karatePotato.ts';
import { kejilaTheHiddenHorror } from './kejilaTheHiddenHorror.ts';
import { kingOquanos } from './kingOquanos.ts';
import { legacyShell } from './legacyShell.ts';
import { lemikVizierOfThought } from './lemikVizierOfThought.ts';
import { lukiaLexPinnacleGuardian } from './lukiaLexPinnacleGuardian.ts';
import { melniaTheAquaShadow } from './melniaTheAquaShadow.ts';
import { messaBahnaExpanseGuardian } from './messaBahnaExpanseGuardian.ts';
import { mezgerCommandoLeader } from './mezgerCommandoLeader.ts';
import { mikayRattlingDoll } from './mikayRattlingDoll.ts';
import { milporo } from './milporo.ts';
import { minelordSkyterror } from './minelordSkyterror.ts';
import { mummyWrapShadowOfFatigue } from './mummyWrapShadowOfFatigue.ts';
import { mykeesPliers } from './mykeesPliers.ts';
import { mysticMagician } from './mysticMagician.ts';
import { necrodragonBryzenaga } from './necrodragonBryzenaga.ts';
import { nightmareInvader } from './nightmareInvader.ts';
import { palaOlesisMorningGuardian } from './palaOlesisMorningGuardian.ts';
import { pierrPsychoDoll } from './pierrPsychoDoll.ts';
import { pinpointLunatron } from './pinpointLunatron.ts';
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
import { soderlightTheColdBlade } from './soderlightTheColdBlade.ts';
import { soulswap } from './soulswap.ts';
import { sparkChemistShadowOfWhim } from './sparkChemistShadowOfWhim.ts';
import { spinalParasite } from './spinalParasite.ts';
import { sporeblastErengi } from './sporeblastErengi.ts';
import { staticWarp } from './staticWarp.ts';
import { supersonicJetPack } from './supersonicJetPack.ts';
import { tagtappTheRetaliator } from './tagtappTheRetaliator.ts';
import { tajimalVizierOfAqua } from './tajimalVizierOfAqua.ts';
import { tanzanyteTheAwakener } from './tanzanyteTheAwakener.ts';
import { tauntingSkyterror } from './tauntingSkyterror.ts';
import { technoTotem } from './technoTotem.ts';
import { terradragonCusdalf } from './terradragonCusdalf.ts';
import { terradragonDakmaBalgarow } from './terradragonDakmaBalgarow.ts';
import { thirstForTheHunt } from './thirstForTheHunt.ts';
import { tidePatroller } from './tidePatroller.ts';
import { torpedoCluster } from './torpedoCluster.ts';
import { transmogrify } from './transmogrify.ts';
import { twitchHornTheAggressor } from './twitchHornTheAggressor.ts';
import { ulexTheDauntless } from './ulexTheDauntless.ts';
import { uliyaTheEntrancer } from './uliyaTheEntrancer.ts';
import { ultimateDragon } from './ultimateDragon.ts';
import { upheaval } from './upheaval.ts';
import { venomCapsule } from './venomCapsule.ts';
import { vorgsEngine } from './vorgsEngine.ts';
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
  bluumErkisFlareGuardian,
  bombazarDragonOfDestiny,
  bradSuperKickinDynamo,
  bubbleScarab,
  bulglufTheSpydroid,
  buoyantBlowfish,
  burnwispLizard,
  chargeWhipper,
  clearloGraceEnforcer,
  colossusBoost,
  coreCrashLizard,
  cragsaur,
  crystalSpinslicer,
  dedreenTheHiddenCorrupter,
  deklowazTheTerminator,
  dolmarksTheShadowWarrior,
  earthRipperTalonOfRage,
  elixiaPurebladeElemental,
  estolVizierOfAqua,
  explosiveTrooperZalmez,
  ferrosaturnSpectralKnight,
  flohdaniTheSpydroid,
  fluorogillManta,
  forcedFrenzy,
  gajirabuteVileCenturion,
  galekTheShadowWarrior,
  gaulezalDragon,
  gigamente,
  gigandura,
  gontaTheWarriorSavage,
  hawkeyeLunatron,
  hourglassMutant,
  hurlosaur,
  hurricaneCrawler,
  hustleBerry,
  ikazTheSpydroid,
  infernalCommand,
  jigglyTotem,
  kaemiraTheOracle,
  karatePotato,
  kejilaTheHiddenHorror,
  kingOquanos,
  legacyShell,
  lemikVizierOfThought,
  lukiaLexPinnacleGuardian,
  melniaTheAquaShadow,
  messaBahnaExpanseGuardian,
  mezgerCommandoLeader,
  mikayRattlingDoll,
  milporo,
  minelordSkyterror,
  mummyWrapShadowOfFatigue,
  mykeesPliers,
  mysticMagician,
  necrodragonBryzenaga,
  nightmareInvader,
  palaOlesisMorningGuardian,
  pierrPsychoDoll,
  pinpointLunatron,
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
  soderlightTheColdBlade,
  soulswap,
  sparkChemistShadowOfWhim,
  sporeblastErengi,
  staticWarp,
  supersonicJetPack,
  tagtappTheRetaliator,
  tajimalVizierOfAqua,
  tanzanyteTheAwakener,
  tauntingSkyterror,
  technoTotem,
  terradragonCusdalf,
  terradragonDakmaBalgarow,
  thirstForTheHunt,
  tidePatroller,
  torpedoCluster,
  twitchHornTheAggressor,
  uliyaTheEntrancer,
  venomCapsule,
  vorgsEngine,
  windAxeTheWarriorSavage,
  zaltan,
  zeroNemesisShadowOfPanic,
  bodaciousGiant,
  carnivalTotem,
  glaisMejiculaTheExtreme,
  spinalParasite,
  transmogrify,
  ulexTheDauntless,
  ultimateDragon,
  upheaval,
]);
