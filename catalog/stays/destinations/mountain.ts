export const mountain = `
co|Denver|22|1.0|city mountain|p:Cheesman Park;p:Wash Park;l:Sloan's Lake;r:South Platte;h:Highlands@39.7620,-105.0110;h:Baker@39.7180,-104.9920;h:RiNo@39.7680,-104.9790;h:Capitol Hill@39.7340,-104.9800;h:Berkeley@39.7770,-105.0390
co|Aspen|10|1.9|ski mountain small|m:Ajax;r:Roaring Fork;m:Smuggler Mountain;h:West End@39.1950,-106.8290
co|Breckenridge|16|1.35|ski mountain small historic|m:Peak 8;r:Blue River;p:French Gulch
co|Vail|11|1.6|ski mountain small|m:Vail Mountain;r:Gore Creek
co|Steamboat Springs|11|1.25|ski mountain small ranch|r:Yampa;m:Mount Werner;p:Strawberry Park
co|Telluride|9|1.6|ski mountain small historic|r:San Miguel;p:Bear Creek;p:Bridal Veil Falls
co|Crested Butte|7|1.3|ski mountain small|r:Slate River;m:Crested Butte Mountain
co|Winter Park|9|1.15|ski mountain forest small|r:Fraser;m:Mary Jane
co|Estes Park|13|1.1|park mountain small|m:Longs Peak;l:Lake Estes;r:Fall River
co|Grand Lake|4|1.05|park lake mountain small|l:Grand Lake;l:Shadow Mountain Lake
co|Durango|7|1.0|mountain river historic small|r:Animas;p:Horse Gulch
co|Salida|5|0.95|mountain river small|r:Arkansas;m:Tenderfoot Mountain
co|Ouray|5|1.05|mountain springs historic small|m:Mount Abrams;p:Box Canyon
co|Ridgway|3|1.1|mountain ranch small|m:Sneffels;r:Uncompahgre
co|Glenwood Springs|5|1.0|mountain river springs small|r:Colorado;p:Glenwood Canyon
co|Colorado Springs|11|0.85|city mountain|m:Pikes Peak;p:Garden of the Gods;h:Old Colorado City@38.8470,-104.8600
co|Manitou Springs|4|0.95|mountain springs historic small|m:Red Mountain;r:Fountain Creek
co|Boulder|7|1.15|mountain college|m:the Flatirons;r:Boulder Creek;p:Chautauqua
co|Nederland|3|0.95|mountain forest small|l:Barker Reservoir;m:Eldora
ut|Salt Lake City|14|0.9|city mountain ski|m:the Wasatch;p:Liberty Park;h:Sugar House@40.7230,-111.8590;h:The Avenues@40.7770,-111.8750;h:9th and 9th@40.7490,-111.8650
ut|Park City|20|1.6|ski mountain historic small|m:Bald Mountain;p:Swede Alley;h:Old Town@40.6440,-111.4960;h:Deer Valley@40.6240,-111.4870
ut|Moab|13|1.05|desert canyon park small|r:Colorado;p:Arches;p:Slickrock;m:La Sals
ut|Springdale|7|1.2|desert canyon park small|r:Virgin;p:Zion Canyon;m:the Watchman
ut|Kanab|6|0.95|desert canyon park small|p:Kanab Creek;p:the Vermilion Cliffs
ut|Torrey|4|0.95|desert canyon park small|p:Capitol Reef;m:Boulder Mountain
ut|Bluff|2|0.85|desert canyon small|r:San Juan;p:Comb Ridge
ut|Saint George|7|0.9|desert warm|p:Snow Canyon;p:Pioneer Park
ut|Eden|4|1.1|ski mountain lake small|l:Pineview;m:Powder Mountain
az|Phoenix|14|0.9|city desert warm|m:Camelback;p:Papago Park;p:Encanto Park;h:Arcadia@33.4960,-111.9830;h:Roosevelt Row@33.4590,-112.0700
az|Scottsdale|20|1.2|desert warm city golf|m:Camelback;p:McDowell Preserve;h:Old Town@33.4940,-111.9260
az|Sedona|22|1.25|desert canyon small redrock|r:Oak Creek;m:Thunder Mountain;p:Cathedral Rock;p:Bell Rock;h:Uptown@34.8710,-111.7600;h:West Sedona@34.8650,-111.7980
az|Tucson|13|0.85|city desert warm|m:the Catalinas;m:Sentinel Peak;p:Saguaro;h:Barrio Viejo@32.2150,-110.9700;h:Sam Hughes@32.2300,-110.9380
az|Flagstaff|11|0.95|mountain forest college|m:Humphreys Peak;m:Mount Elden;p:Buffalo Park
az|Page|5|0.9|desert canyon lake|l:Lake Powell;p:Horseshoe Bend
az|Tusayan|3|1.1|canyon forest park small|p:the South Rim
az|Bisbee|4|0.8|historic desert small|p:Brewery Gulch;m:Mule Mountains
az|Jerome|3|0.95|historic desert small|m:Cleopatra Hill
az|Prescott|5|0.9|mountain forest historic|p:Whiskey Row;l:Watson Lake
az|Patagonia|2|0.85|desert ranch small|p:Sonoita Creek
nm|Santa Fe|18|1.1|adobe desert mountain historic|p:Canyon Road;p:the Plaza;m:Sangre de Cristo;h:Railyard@35.6820,-105.9480;h:Eastside@35.6790,-105.9260
nm|Taos|12|1.0|adobe ski mountain desert small|m:Taos Mountain;p:the Rio Grande Gorge;p:the Pueblo road
nm|Albuquerque|8|0.75|city adobe desert|r:Rio Grande;m:Sandia Crest;h:Old Town@35.0970,-106.6690;h:Nob Hill@35.0800,-106.6050
nm|Ruidoso|6|0.85|mountain forest ski small|m:Sierra Blanca;r:Rio Ruidoso
nm|Red River|3|0.85|ski mountain small|r:Red River;m:Wheeler Peak
nm|Abiquiu|2|0.95|adobe desert small|r:Chama;p:Ghost Ranch
nm|Madrid|2|0.8|desert historic small|m:Ortiz Mountains;p:the Turquoise Trail
mt|Bozeman|11|1.15|mountain college river|m:the Bridgers;r:Gallatin;p:Peets Hill
mt|Big Sky|13|1.55|ski mountain small|m:Lone Peak;r:Gallatin
mt|Whitefish|12|1.25|ski lake mountain forest small|l:Whitefish Lake;m:Big Mountain
mt|West Yellowstone|7|1.1|park forest small|l:Hebgen Lake;r:Madison
mt|Gardiner|4|1.05|park river small|r:Yellowstone;p:Roosevelt Arch
mt|Bigfork|5|1.1|lake mountain small|l:Flathead Lake;r:Swan
mt|Missoula|6|0.95|mountain river college|r:Clark Fork;m:Mount Sentinel
mt|Red Lodge|4|0.95|mountain ski small|r:Rock Creek;m:Beartooths
mt|Livingston|4|1.0|mountain river ranch small|r:Yellowstone;m:Absarokas
wy|Jackson|13|1.6|ski park mountain small|m:Snow King;p:the Elk Refuge;r:Flat Creek
wy|Teton Village|8|1.8|ski park mountain small|m:Rendezvous Peak;p:Moose-Wilson Road
wy|Cody|6|0.95|park ranch small|r:Shoshone;m:Heart Mountain
wy|Dubois|2|0.9|ranch mountain river small|r:Wind River
id|Ketchum|8|1.35|ski mountain river small|r:Big Wood;m:Bald Mountain
id|Boise|10|0.9|city river mountain|r:Boise River;p:Camel's Back;h:North End@43.6300,-116.2080
id|Coeur d'Alene|8|1.05|lake forest|l:Lake Coeur d'Alene;p:Tubbs Hill
id|McCall|7|1.05|lake ski forest small|l:Payette Lake;m:Brundage
id|Sandpoint|6|1.0|lake ski forest small|l:Lake Pend Oreille;m:Schweitzer
id|Stanley|3|1.0|mountain river small|m:the Sawtooths;r:Salmon
id|Driggs|4|1.05|mountain ski ranch small|m:the Tetons;r:Teton River
`;
