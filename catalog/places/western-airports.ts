/** Airports with scheduled flights from Texas and the Dakotas to Hawaii: code|name|state|latitude|longitude|size. */
export const westernAirports = `
ABL|Ambler Airport|ak|67.1055|-157.8553|medium
ADK|Adak Airport|ak|51.8836|-176.6428|medium
ADQ|Kodiak Airport|ak|57.7500|-152.4940|medium
AIN|Wainwright Airport|ak|70.6380|-159.9950|medium
AKN|King Salmon Airport|ak|58.6778|-156.6520|medium
AKP|Anaktuvuk Pass Airport|ak|68.1336|-151.7430|medium
ANC|Ted Stevens Anchorage International Airport|ak|61.1790|-149.9926|large
ANI|Aniak Airport|ak|61.5816|-159.5430|medium
ANV|Anvik Airport|ak|62.6467|-160.1910|medium
ARC|Arctic Village Airport|ak|68.1147|-145.5790|medium
ATK|Atqasuk Airport|ak|70.4670|-157.4360|medium
BET|Bethel Airport|ak|60.7798|-161.8380|medium
BRW|Utqiagvik (Wiley Post–Will Rogers) Airport|ak|71.2854|-156.7660|medium
CDB|Cold Bay Airport|ak|55.2079|-162.7250|medium
CDV|Cordova (Merle K. Smith) Airport|ak|60.4918|-145.4780|medium
DLG|Dillingham Airport|ak|59.0447|-158.5050|medium
DRG|Deering Airport|ak|66.0689|-162.7669|medium
DUT|Dutch Harbor (Tom Madsen) Airport|ak|53.8988|-166.5450|medium
EGX|Egegik Airport|ak|58.1844|-157.3749|medium
EMK|Emmonak Airport|ak|62.7861|-164.4910|medium
ENA|Kenai Municipal Airport|ak|60.5709|-151.2452|medium
FAI|Fairbanks International Airport|ak|64.8151|-147.8560|medium
FYU|Fort Yukon Airport|ak|66.5717|-145.2500|medium
GAL|Galena (Edward G. Pitka Sr.) Airport|ak|64.7362|-156.9370|medium
GAM|Gambell Airport|ak|63.7677|-171.7333|medium
GKN|Gulkana Airport|ak|62.1559|-145.4547|medium
GST|Gustavus Airport|ak|58.4253|-135.7070|medium
HCR|Holy Cross Airport|ak|62.1883|-159.7750|medium
HNS|Haines Airport|ak|59.2439|-135.5239|medium
HOM|Homer Airport|ak|59.6445|-151.4792|medium
HSL|Huslia Airport|ak|65.6979|-156.3510|medium
IAN|Kiana (Bob Baker) Airport|ak|66.9761|-160.4390|medium
ILI|Iliamna Airport|ak|59.7544|-154.9110|medium
JNU|Juneau International Airport|ak|58.3550|-134.5760|medium
KLW|Klawock Airport|ak|55.5792|-133.0760|medium
KTN|Ketchikan International Airport|ak|55.3556|-131.7140|medium
MCG|McGrath Airport|ak|62.9529|-155.6060|medium
MYU|Mekoryuk Airport|ak|60.3723|-166.2698|medium
NUI|Nuiqsut Airport|ak|70.2100|-151.0060|medium
OME|Nome Airport|ak|64.5122|-165.4450|medium
ORT|Northway Airport|ak|62.9613|-141.9290|medium
OTZ|Kotzebue (Ralph Wien) Airport|ak|66.8847|-162.5990|medium
PSG|Petersburg Airport|ak|56.8017|-132.9450|medium
PTH|Port Heiden Airport|ak|56.9579|-158.6302|medium
PTU|Platinum Airport|ak|59.0177|-161.8279|medium
RBY|Ruby Airport|ak|64.7272|-155.4700|medium
SCC|Deadhorse Airport|ak|70.1947|-148.4650|medium
SDP|Sand Point Airport|ak|55.3139|-160.5221|medium
SIT|Sitka Airport|ak|57.0471|-135.3620|medium
SNP|St. Paul Island Airport|ak|57.1663|-170.2226|medium
STG|St. George Airport|ak|56.5773|-169.6638|medium
SVA|Savoonga Airport|ak|63.6864|-170.4930|medium
UNK|Unalakleet Airport|ak|63.8884|-160.7990|medium
VDZ|Valdez Airport|ak|61.1327|-146.2466|medium
WKK|Aleknagik Airport|ak|59.2826|-158.6180|medium
WRG|Wrangell Airport|ak|56.4843|-132.3700|medium
YAK|Yakutat Airport|ak|59.5087|-139.6604|medium
AZA|Mesa Gateway Airport|az|33.3078|-111.6550|medium
FLG|Flagstaff Pulliam International Airport|az|35.1385|-111.6710|medium
PGA|Page Municipal Airport|az|36.9242|-111.4477|medium
PHX|Phoenix Sky Harbor International Airport|az|33.4353|-112.0059|large
PRC|Prescott Regional Airport|az|34.6545|-112.4200|medium
SOW|Show Low Regional Airport|az|34.2641|-110.0071|medium
TUS|Tucson International Airport|az|32.1150|-110.9381|medium
YUM|Yuma International Airport|az|32.6509|-114.6094|medium
ACV|California Redwood Coast–Humboldt County Airport|ca|40.9781|-124.1090|medium
BFL|Bakersfield Meadows Field|ca|35.4336|-119.0570|medium
BIH|Eastern Sierra Regional Airport|ca|37.3731|-118.3640|medium
BUR|Hollywood Burbank Airport|ca|34.1977|-118.3564|medium
CEC|Del Norte County Regional Airport|ca|41.7789|-124.2364|medium
CLD|McClellan-Palomar Airport|ca|33.1283|-117.2800|medium
FAT|Fresno Yosemite International Airport|ca|36.7762|-119.7180|medium
IPL|Imperial County Airport|ca|32.8354|-115.5740|medium
LAX|Los Angeles International Airport|ca|33.9425|-118.4080|large
LGB|Long Beach Airport|ca|33.8165|-118.1499|medium
MCE|Merced Regional Airport|ca|37.2847|-120.5140|medium
MRY|Monterey Regional Airport|ca|36.5870|-121.8430|medium
OAK|Oakland San Francisco Bay Airport|ca|37.7201|-122.2212|large
ONT|Ontario International Airport|ca|34.0560|-117.6010|large
PSP|Palm Springs International Airport|ca|33.8297|-116.5070|medium
RDD|Redding Regional Airport|ca|40.5090|-122.2930|medium
SAN|San Diego International Airport|ca|32.7336|-117.1900|large
SBA|Santa Barbara Airport|ca|34.4262|-119.8400|medium
SBD|San Bernardino International Airport|ca|34.0954|-117.2350|medium
SBP|San Luis Obispo County Regional Airport|ca|35.2368|-120.6420|medium
SCK|Stockton Metropolitan Airport|ca|37.8933|-121.2381|medium
SFO|San Francisco International Airport|ca|37.6198|-122.3748|large
SJC|Norman Y. Mineta San Jose International Airport|ca|37.3625|-121.9292|large
SMF|Sacramento International Airport|ca|38.6954|-121.5910|large
SMX|Santa Maria Airport|ca|34.8989|-120.4570|medium
SNA|John Wayne Airport, Orange County|ca|33.6757|-117.8680|large
STS|Charles M. Schulz Sonoma County Airport|ca|38.5090|-122.8130|medium
ALS|San Luis Valley Regional Airport|co|37.4349|-105.8670|medium
ASE|Aspen/Pitkin County Airport|co|39.2232|-106.8690|medium
CEZ|Cortez Municipal Airport|co|37.3030|-108.6280|medium
COS|Colorado Springs Airport|co|38.8058|-104.7010|medium
DEN|Denver International Airport|co|39.8617|-104.6730|large
DRO|Durango La Plata County Airport|co|37.1515|-107.7540|medium
EGE|Eagle County Regional Airport|co|39.6426|-106.9180|medium
GJT|Grand Junction Regional Airport|co|39.1267|-108.5294|medium
GUC|Gunnison Crested Butte Regional Airport|co|38.5347|-106.9346|medium
HDN|Yampa Valley Airport|co|40.4812|-107.2180|medium
MTJ|Montrose Regional Airport|co|38.5098|-107.8940|medium
PUB|Pueblo Memorial Airport|co|38.2891|-104.4970|medium
TEX|Telluride Regional Airport|co|37.9538|-107.9080|medium
HNL|Honolulu International Airport|hi|21.3206|-157.9242|large
HNM|Hana Airport|hi|20.7956|-156.0140|medium
ITO|Hilo International Airport|hi|19.7214|-155.0480|medium
JHM|Kapalua Airport|hi|20.9629|-156.6730|medium
KOA|Kona International Airport|hi|19.7388|-156.0456|medium
LIH|Lihue Airport|hi|21.9760|-159.3390|medium
LNY|Lanai Airport|hi|20.7857|-156.9513|medium
MKK|Molokai Airport|hi|21.1529|-157.0960|medium
MUE|Waimea Kohala Airport|hi|20.0013|-155.6680|medium
OGG|Kahului Airport|hi|20.8963|-156.4318|large
BOI|Boise Airport|id|43.5644|-116.2230|medium
IDA|Idaho Falls Regional Airport|id|43.5146|-112.0710|medium
LWS|Lewiston Nez Perce County Airport|id|46.3745|-117.0150|medium
MYL|McCall Municipal Airport|id|44.8888|-116.1011|medium
PIH|Pocatello Regional Airport|id|42.9098|-112.5960|medium
SMN|Lemhi County Airport|id|45.1222|-113.8820|medium
SUN|Friedman Memorial Airport, Hailey|id|43.5044|-114.2960|medium
TWF|Magic Valley Regional Airport|id|42.4818|-114.4880|medium
DDC|Dodge City Regional Airport|ks|37.7634|-99.9656|medium
GCK|Garden City Regional Airport|ks|37.9275|-100.7240|medium
HYS|Hays Regional Airport|ks|38.8445|-99.2731|medium
ICT|Wichita Eisenhower National Airport|ks|37.6499|-97.4331|medium
LBL|Liberal Mid-America Regional Airport|ks|37.0442|-100.9600|medium
MHK|Manhattan Regional Airport|ks|39.1410|-96.6708|medium
SLN|Salina Municipal Airport|ks|38.7910|-97.6522|medium
BIL|Billings Logan International Airport|mt|45.8077|-108.5430|medium
BTM|Bert Mooney Airport|mt|45.9548|-112.4970|medium
BZN|Bozeman Yellowstone International Airport|mt|45.7775|-111.1530|medium
FCA|Glacier Park International Airport|mt|48.3105|-114.2560|medium
GDV|Dawson Community Airport|mt|47.1377|-104.8069|medium
GGW|Glasgow Valley County Airport|mt|48.2125|-106.6150|medium
GTF|Great Falls International Airport|mt|47.4820|-111.3710|medium
HLN|Helena Regional Airport|mt|46.6068|-111.9830|medium
HVR|Havre City County Airport|mt|48.5414|-109.7629|medium
MSO|Missoula International Airport|mt|46.9163|-114.0910|medium
OLF|Wolf Point (L. M. Clayton) Airport|mt|48.0945|-105.5750|medium
SDY|Sidney–Richland Regional Airport|mt|47.7051|-104.1944|medium
BIS|Bismarck Municipal Airport|nd|46.7727|-100.7460|medium
DIK|Dickinson Theodore Roosevelt Regional Airport|nd|46.7975|-102.8019|medium
DVL|Devils Lake Regional Airport|nd|48.1155|-98.9088|medium
FAR|Hector International Airport|nd|46.9207|-96.8158|medium
GFK|Grand Forks International Airport|nd|47.9493|-97.1761|medium
JMS|Jamestown Regional Airport|nd|46.9297|-98.6782|medium
MOT|Minot International Airport|nd|48.2594|-101.2800|medium
XWA|Williston Basin International Airport|nd|48.2584|-103.7488|medium
AIA|Alliance Municipal Airport|ne|42.0525|-102.8040|medium
BFF|Western Nebraska Regional Airport|ne|41.8740|-103.5960|medium
CDR|Chadron Municipal Airport|ne|42.8376|-103.0950|medium
EAR|Kearney Regional Airport|ne|40.7270|-99.0068|medium
GRI|Central Nebraska Regional Airport|ne|40.9675|-98.3096|medium
LBF|North Platte Regional Airport|ne|41.1262|-100.6840|medium
LNK|Lincoln Airport|ne|40.8510|-96.7592|medium
MCK|McCook Ben Nelson Regional Airport|ne|40.2078|-100.5928|medium
OMA|Omaha Eppley Airfield|ne|41.3032|-95.8941|large
ABQ|Albuquerque International Sunport|nm|35.0400|-106.6089|large
CNM|Carlsbad (Cavern City) Airport|nm|32.3375|-104.2630|medium
CVN|Clovis Municipal Airport|nm|34.4266|-103.0788|medium
GUP|Gallup Municipal Airport|nm|35.5117|-108.7882|medium
HOB|Lea County Regional Airport|nm|32.6875|-103.2170|medium
LRU|Las Cruces International Airport|nm|32.2894|-106.9220|medium
ROW|Roswell Air Center Airport|nm|33.3016|-104.5310|medium
SAF|Santa Fe Municipal Airport|nm|35.6171|-106.0890|medium
SVC|Grant County Airport|nm|32.6367|-108.1547|medium
EKO|Elko Regional Airport|nv|40.8249|-115.7920|medium
LAS|Harry Reid International Airport|nv|36.0834|-115.1518|large
RNO|Reno–Tahoe International Airport|nv|39.4991|-119.7680|large
LAW|Lawton–Fort Sill Regional Airport|ok|34.5677|-98.4166|medium
OKC|Will Rogers World Airport|ok|35.3934|-97.5982|large
SWO|Stillwater Regional Airport|ok|36.1621|-97.0856|medium
TUL|Tulsa International Airport|ok|36.1984|-95.8881|large
EUG|Eugene Airport|or|44.1246|-123.2120|medium
MFR|Rogue Valley International Medford Airport|or|42.3742|-122.8730|medium
OTH|Southwest Oregon Regional Airport|or|43.4171|-124.2460|medium
PDT|Pendleton (Eastern Oregon) Regional Airport|or|45.6951|-118.8410|medium
PDX|Portland International Airport|or|45.5887|-122.5980|large
RDM|Redmond Municipal Airport|or|44.2541|-121.1500|medium
SLE|Salem–Willamette Valley Airport|or|44.9095|-123.0030|medium
ABR|Aberdeen Regional Airport|sd|45.4491|-98.4218|medium
ATY|Watertown Regional Airport|sd|44.9140|-97.1547|medium
FSD|Sioux Falls Regional Airport|sd|43.5855|-96.7412|medium
PIR|Pierre Regional Airport|sd|44.3827|-100.2860|medium
RAP|Rapid City Regional Airport|sd|44.0453|-103.0570|medium
ABI|Abilene Regional Airport|tx|32.4113|-99.6819|medium
ACT|Waco Regional Airport|tx|31.6113|-97.2305|medium
AMA|Rick Husband Amarillo International Airport|tx|35.2194|-101.7060|medium
AUS|Austin–Bergstrom International Airport|tx|30.1975|-97.6620|large
BPT|Jack Brooks Regional Airport|tx|29.9508|-94.0207|medium
BRO|Brownsville South Padre Island International Airport|tx|25.9068|-97.4259|medium
CLL|Easterwood Field|tx|30.5886|-96.3638|medium
CRP|Corpus Christi International Airport|tx|27.7704|-97.5012|medium
DAL|Dallas Love Field|tx|32.8471|-96.8518|medium
DFW|Dallas Fort Worth International Airport|tx|32.8968|-97.0380|large
ELP|El Paso International Airport|tx|31.8072|-106.3780|medium
GGG|East Texas Regional Airport|tx|32.3840|-94.7115|medium
GRK|Killeen Regional Airport|tx|31.0672|-97.8289|medium
HOU|Houston Hobby Airport|tx|29.6454|-95.2789|medium
HRL|Valley International Airport|tx|26.2285|-97.6544|medium
IAH|George Bush Intercontinental Airport|tx|29.9844|-95.3414|large
LBB|Lubbock Preston Smith International Airport|tx|33.6636|-101.8230|medium
LRD|Laredo International Airport|tx|27.5438|-99.4616|medium
MAF|Midland International Air and Space Port|tx|31.9425|-102.2020|medium
MFE|McAllen Miller International Airport|tx|26.1761|-98.2380|medium
SAT|San Antonio International Airport|tx|29.5337|-98.4698|large
SJT|San Angelo Regional Mathis Field|tx|31.3577|-100.4960|medium
SPS|Wichita Falls Municipal Airport|tx|33.9888|-98.4919|medium
TYR|Tyler Pounds Regional Airport|tx|32.3541|-95.4024|medium
VCT|Victoria Regional Airport|tx|28.8526|-96.9185|medium
CDC|Cedar City Regional Airport|ut|37.7010|-113.0990|medium
CNY|Canyonlands Regional Airport|ut|38.7550|-109.7550|medium
OGD|Ogden Hinckley Airport|ut|41.1959|-112.0120|medium
PVU|Provo-Utah Lake International Airport|ut|40.2192|-111.7230|medium
SGU|St. George Regional Airport|ut|37.0364|-113.5103|medium
SLC|Salt Lake City International Airport|ut|40.7889|-111.9799|large
VEL|Vernal Regional Airport|ut|40.4362|-109.5117|medium
ALW|Walla Walla Regional Airport|wa|46.0949|-118.2880|medium
BLI|Bellingham International Airport|wa|48.7928|-122.5380|medium
EAT|Pangborn Memorial Airport|wa|47.3989|-120.2070|medium
ESD|Orcas Island Airport|wa|48.7082|-122.9100|medium
FRD|Friday Harbor Airport|wa|48.5237|-123.0246|medium
GEG|Spokane International Airport|wa|47.6199|-117.5340|medium
PAE|Seattle Paine Field|wa|47.9063|-122.2820|medium
PSC|Tri-Cities Airport, Pasco|wa|46.2647|-119.1190|medium
PUW|Pullman-Moscow Regional Airport|wa|46.7416|-117.1116|medium
SEA|Seattle–Tacoma International Airport|wa|47.4479|-122.3103|large
YKM|Yakima Air Terminal|wa|46.5682|-120.5440|medium
COD|Yellowstone Regional Airport|wy|44.5202|-109.0240|medium
CPR|Casper/Natrona County International Airport|wy|42.9080|-106.4640|medium
CYS|Cheyenne Regional Airport|wy|41.1557|-104.8120|medium
GCC|Northeast Wyoming Regional Airport|wy|44.3489|-105.5390|medium
JAC|Jackson Hole Airport|wy|43.6073|-110.7380|medium
LAR|Laramie Regional Airport|wy|41.3121|-105.6750|medium
RIW|Central Wyoming Regional Airport|wy|43.0642|-108.4600|medium
RKS|Southwest Wyoming Regional Airport|wy|41.5942|-109.0650|medium
SHR|Sheridan County Airport|wy|44.7692|-106.9800|medium
`;
