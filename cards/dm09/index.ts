import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { abductionCharger } from './abductionCharger.ts';
import { acidRefluxTheFleshboiler } from './acidRefluxTheFleshboiler.ts';
import { aerodactylKooza } from './aerodactylKooza.ts';
import { aquaMaster } from './aquaMaster.ts';
import { azaghastTyrantOfShadows } from './azaghastTyrantOfShadows.ts';
import { baleskBajTheTimeburner } from './baleskBajTheTimeburner.ts';
import { batDoctorShadowOfUndeath } from './batDoctorShadowOfUndeath.ts';
import { betraleTheExplorer } from './betraleTheExplorer.ts';
import { blizzardOfSpears } from './blizzardOfSpears.ts';
import { cavernRaider } from './cavernRaider.ts';
import { cosmicWing } from './cosmicWing.ts';
import { cyclolinkSpectralKnight } from './cyclolinkSpectralKnight.ts';
import { danceOfTheSproutlings } from './danceOfTheSproutlings.ts';
import { emperorMaroll } from './emperorMaroll.ts';
import { fistsOfForever } from './fistsOfForever.ts';
import { gabzagulWarlordOfPain } from './gabzagulWarlordOfPain.ts';
import { gigiosHammer } from './gigiosHammer.ts';
import { glenaVueleTheHypnotic } from './glenaVueleTheHypnotic.ts';
import { grinningHunger } from './grinningHunger.ts';
import { hokira } from './hokira.ts';
import { iceVaporShadowOfAnguish } from './iceVaporShadowOfAnguish.ts';
import { impossibleTunnel } from './impossibleTunnel.ts';
import { jilWarkaTimeGuardian } from './jilWarkaTimeGuardian.ts';
import { kaluteVizierOfEternity } from './kaluteVizierOfEternity.ts';
import { kelpCandle } from './kelpCandle.ts';
import { magmadragonOgristVhal } from './magmadragonOgristVhal.ts';
import { manaBonanza } from './manaBonanza.ts';
import { marchingMotherboard } from './marchingMotherboard.ts';
import { micuteTheOracle } from './micuteTheOracle.ts';
import { mihailCelestialElemental } from './mihailCelestialElemental.ts';
import { necrodragonIzoristVhal } from './necrodragonIzoristVhal.ts';
import { nexusCharger } from './nexusCharger.ts';
import { petrovaChannelerOfSuns } from './petrovaChannelerOfSuns.ts';
import { quakesaur } from './quakesaur.ts';
import { relentlessBlitz } from './relentlessBlitz.ts';
import { scoutCluster } from './scoutCluster.ts';
import { shockTrooperMykee } from './shockTrooperMykee.ts';
import { silvermoonTrailblazer } from './silvermoonTrailblazer.ts';
import { simianWarriorGrash } from './simianWarriorGrash.ts';
import { slashCharger } from './slashCharger.ts';
import { snaptongueLizard } from './snaptongueLizard.ts';
import { solidHorn } from './solidHorn.ts';
import { stallobTheLifequasher } from './stallobTheLifequasher.ts';
import { steamRumblerKain } from './steamRumblerKain.ts';
import { stormWranglerTheFurious } from './stormWranglerTheFurious.ts';
import { stratosphereGiant } from './stratosphereGiant.ts';
import { submarineProject } from './submarineProject.ts';
import { tekorax } from './tekorax.ts';
import { tentacleCluster } from './tentacleCluster.ts';
import { terradragonAnristVhal } from './terradragonAnristVhal.ts';
import { traRionPenumbraGuardian } from './traRionPenumbraGuardian.ts';
import { trixoWickedDoll } from './trixoWickedDoll.ts';
import { unifiedResistance } from './unifiedResistance.ts';
import { venomWorm } from './venomWorm.ts';
import { vineCharger } from './vineCharger.ts';
import { vreemahFreakyMojoTotem } from './vreemahFreakyMojoTotem.ts';
import { whipScorpion } from './whipScorpion.ts';
import { whisperingTotem } from './whisperingTotem.ts';
import { zeppelinCrawler } from './zeppelinCrawler.ts';
import { zombieCarnival } from './zombieCarnival.ts';

/** The cards of DM-09, by name. */
export const dm09: readonly CardDefinition[] = Object.freeze([
  abductionCharger,
  acidRefluxTheFleshboiler,
  aerodactylKooza,
  aquaMaster,
  azaghastTyrantOfShadows,
  baleskBajTheTimeburner,
  batDoctorShadowOfUndeath,
  betraleTheExplorer,
  blizzardOfSpears,
  cavernRaider,
  cosmicWing,
  cyclolinkSpectralKnight,
  danceOfTheSproutlings,
  emperorMaroll,
  fistsOfForever,
  gabzagulWarlordOfPain,
  gigiosHammer,
  grinningHunger,
  hokira,
  iceVaporShadowOfAnguish,
  impossibleTunnel,
  jilWarkaTimeGuardian,
  kaluteVizierOfEternity,
  kelpCandle,
  magmadragonOgristVhal,
  manaBonanza,
  marchingMotherboard,
  micuteTheOracle,
  mihailCelestialElemental,
  necrodragonIzoristVhal,
  nexusCharger,
  petrovaChannelerOfSuns,
  quakesaur,
  relentlessBlitz,
  scoutCluster,
  shockTrooperMykee,
  silvermoonTrailblazer,
  simianWarriorGrash,
  snaptongueLizard,
  solidHorn,
  stallobTheLifequasher,
  steamRumblerKain,
  stratosphereGiant,
  submarineProject,
  tekorax,
  tentacleCluster,
  terradragonAnristVhal,
  traRionPenumbraGuardian,
  trixoWickedDoll,
  unifiedResistance,
  venomWorm,
  vineCharger,
  vreemahFreakyMojoTotem,
  whipScorpion,
  whisperingTotem,
  zeppelinCrawler,
  zombieCarnival,
  glenaVueleTheHypnotic,
  slashCharger,
  stormWranglerTheFurious,
]);
