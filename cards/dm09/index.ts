import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { abductionCharger } from './abductionCharger.ts';
import { acidRefluxTheFleshboiler } from './acidRefluxTheFleshboiler.ts';
import { aerodactylKooza } from './aerodactylKooza.ts';
import { aquaMaster } from './aquaMaster.ts';
import { azaghastTyrantOfShadows } from './azaghastTyrantOfShadows.ts';
import { baleskBajTheTimeburner } from './baleskBajTheTimeburner.ts';
import { batDoctorShadowOfUndeath } from './batDoctorShadowOfUndeath.ts';
import { betraleTheExplorer } from './betraleTheExplorer.ts';
import { cavernRaider } from './cavernRaider.ts';
import { cyclolinkSpectralKnight } from './cyclolinkSpectralKnight.ts';
import { danceOfTheSproutlings } from './danceOfTheSproutlings.ts';
import { emperorMaroll } from './emperorMaroll.ts';
import { gabzagulWarlordOfPain } from './gabzagulWarlordOfPain.ts';
import { impossibleTunnel } from './impossibleTunnel.ts';
import { jilWarkaTimeGuardian } from './jilWarkaTimeGuardian.ts';
import { kaluteVizierOfEternity } from './kaluteVizierOfEternity.ts';
import { kelpCandle } from './kelpCandle.ts';
import { magmadragonOgristVhal } from './magmadragonOgristVhal.ts';
import { mihailCelestialElemental } from './mihailCelestialElemental.ts';
import { necrodragonIzoristVhal } from './necrodragonIzoristVhal.ts';
import { nexusCharger } from './nexusCharger.ts';
import { petrovaChannelerOfSuns } from './petrovaChannelerOfSuns.ts';
import { quakesaur } from './quakesaur.ts';
import { relentlessBlitz } from './relentlessBlitz.ts';
import { scoutCluster } from './scoutCluster.ts';
import { shockTrooperMykee } from './shockTrooperMykee.ts';
import { simianWarriorGrash } from './simianWarriorGrash.ts';
import { snaptongueLizard } from './snaptongueLizard.ts';
import { solidHorn } from './solidHorn.ts';
import { stallobTheLifequasher } from './stallobTheLifequasher.ts';
import { steamRumblerKain } from './steamRumblerKain.ts';
import { stratosphereGiant } from './stratosphereGiant.ts';
import { submarineProject } from './submarineProject.ts';
import { tentacleCluster } from './tentacleCluster.ts';
import { terradragonAnristVhal } from './terradragonAnristVhal.ts';
import { trixoWickedDoll } from './trixoWickedDoll.ts';
import { unifiedResistance } from './unifiedResistance.ts';
import { vineCharger } from './vineCharger.ts';
import { vreemahFreakyMojoTotem } from './vreemahFreakyMojoTotem.ts';
import { whipScorpion } from './whipScorpion.ts';
import { zeppelinCrawler } from './zeppelinCrawler.ts';
import { zombieCarnival } from './zombieCarnival.ts';

/** The cards of DM-09, by name. */
export const dm09: readonly CardDefinition[] = Object.freeze([
  abductionCharger,
  acidRefluxTheFleshboiler,
  aquaMaster,
  azaghastTyrantOfShadows,
  baleskBajTheTimeburner,
  batDoctorShadowOfUndeath,
  betraleTheExplorer,
  cavernRaider,
  cyclolinkSpectralKnight,
  emperorMaroll,
  gabzagulWarlordOfPain,
  jilWarkaTimeGuardian,
  kaluteVizierOfEternity,
  kelpCandle,
  magmadragonOgristVhal,
  mihailCelestialElemental,
  necrodragonIzoristVhal,
  nexusCharger,
  quakesaur,
  scoutCluster,
  shockTrooperMykee,
  simianWarriorGrash,
  solidHorn,
  stallobTheLifequasher,
  steamRumblerKain,
  stratosphereGiant,
  submarineProject,
  tentacleCluster,
  terradragonAnristVhal,
  trixoWickedDoll,
  vineCharger,
  vreemahFreakyMojoTotem,
  whipScorpion,
  zeppelinCrawler,
  danceOfTheSproutlings,
  impossibleTunnel,
  petrovaChannelerOfSuns,
  relentlessBlitz,
  snaptongueLizard,
  unifiedResistance,
  zombieCarnival,
  aerodactylKooza,
]);
