/** Airports with scheduled flights from Minnesota and Louisiana to the Atlantic: code|name|state|latitude|longitude|size. */
export const easternAirports = `
BHM|Birmingham-Shuttlesworth International Airport|al|33.5629|-86.7535|medium
DHN|Dothan Regional Airport|al|31.3213|-85.4496|medium
HSV|Huntsville International Airport|al|34.6372|-86.7751|medium
MGM|Montgomery Regional Airport|al|32.3006|-86.3940|medium
MOB|Mobile Regional Airport|al|30.6912|-88.2428|medium
MSL|Northwest Alabama Regional Airport|al|34.7451|-87.6130|medium
ELD|South Arkansas Regional Airport|ar|33.2210|-92.8133|medium
FSM|Fort Smith Regional Airport|ar|35.3366|-94.3674|medium
HOT|Hot Springs Memorial Field|ar|34.4788|-93.0963|medium
HRO|Boone County Airport|ar|36.2615|-93.1547|medium
JBR|Jonesboro Municipal Airport|ar|35.8317|-90.6464|medium
LIT|Little Rock National Airport|ar|34.7296|-92.2237|medium
TXK|Texarkana Regional Airport|ar|33.4537|-93.9910|medium
XNA|Northwest Arkansas National Airport|ar|36.2819|-94.3068|medium
BDL|Bradley International Airport|ct|41.9385|-72.6881|large
HVN|Tweed New Haven Airport|ct|41.2637|-72.8868|medium
DCA|Ronald Reagan Washington National Airport|dc|38.8521|-77.0377|large
ILG|Wilmington Airport|de|39.6787|-75.6065|medium
DAB|Daytona Beach International Airport|fl|29.1799|-81.0581|medium
ECP|Northwest Florida Beaches International Airport|fl|30.3571|-85.7954|medium
EYW|Key West International Airport|fl|24.5561|-81.7596|medium
FLL|Fort Lauderdale–Hollywood International Airport|fl|26.0726|-80.1527|large
GNV|Gainesville Regional Airport|fl|29.6901|-82.2718|medium
JAX|Jacksonville International Airport|fl|30.4925|-81.6878|large
LAL|Lakeland Linder International Airport|fl|27.9877|-82.0188|medium
MCO|Orlando International Airport|fl|28.4294|-81.3090|large
MIA|Miami International Airport|fl|25.7932|-80.2906|large
MLB|Melbourne Orlando International Airport|fl|28.1028|-80.6453|medium
PBI|Palm Beach International Airport|fl|26.6832|-80.0956|large
PGD|Punta Gorda Airport|fl|26.9202|-81.9905|medium
PIE|St. Pete–Clearwater International Airport|fl|27.9102|-82.6874|medium
PNS|Pensacola International Airport|fl|30.4734|-87.1866|medium
RSW|Southwest Florida International Airport|fl|26.5362|-81.7552|large
SFB|Orlando Sanford International Airport|fl|28.7776|-81.2375|large
SRQ|Sarasota–Bradenton International Airport|fl|27.3946|-82.5544|large
TLH|Tallahassee Regional Airport|fl|30.3965|-84.3503|medium
TPA|Tampa International Airport|fl|27.9755|-82.5332|large
UST|Northeast Florida Regional Airport|fl|29.9592|-81.3398|medium
VPS|Destin–Fort Walton Beach Airport|fl|30.4832|-86.5254|medium
VRB|Vero Beach Regional Airport|fl|27.6556|-80.4179|medium
ABY|Southwest Georgia Regional Airport|ga|31.5329|-84.1962|medium
AGS|Augusta Regional Airport|ga|33.3699|-81.9645|medium
ATL|Hartsfield–Jackson Atlanta International Airport|ga|33.6367|-84.4281|large
BQK|Brunswick Golden Isles Airport|ga|31.2588|-81.4665|medium
CSG|Columbus Metropolitan Airport|ga|32.5163|-84.9389|medium
MCN|Middle Georgia Regional Airport|ga|32.6928|-83.6492|medium
SAV|Savannah/Hilton Head International Airport|ga|32.1276|-81.2021|large
VLD|Valdosta Regional Airport|ga|30.7825|-83.2767|medium
ALO|Waterloo Regional Airport|ia|42.5571|-92.4003|medium
BRL|Southeast Iowa Regional Airport|ia|40.7832|-91.1255|medium
CID|The Eastern Iowa Airport|ia|41.8847|-91.7108|medium
DBQ|Dubuque Regional Airport|ia|42.4020|-90.7095|medium
DSM|Des Moines International Airport|ia|41.5340|-93.6631|medium
FOD|Fort Dodge Regional Airport|ia|42.5526|-94.1912|medium
MCW|Mason City Municipal Airport|ia|43.1598|-93.3297|medium
SUX|Sioux Gateway Airport|ia|42.3976|-96.3822|medium
BLV|MidAmerica St. Louis Airport|il|38.5452|-89.8352|medium
BMI|Central Illinois Regional Airport|il|40.4771|-88.9159|medium
CMI|University of Illinois Willard Airport|il|40.0398|-88.2762|medium
DEC|Decatur Airport|il|39.8346|-88.8657|medium
MDW|Chicago Midway International Airport|il|41.7860|-87.7524|large
MLI|Quad Cities International Airport|il|41.4485|-90.5075|medium
MWA|Veterans Airport of Southern Illinois|il|37.7512|-89.0166|medium
ORD|Chicago O'Hare International Airport|il|41.9786|-87.9048|large
PIA|Peoria International Airport|il|40.6642|-89.6933|medium
RFD|Chicago Rockford International Airport|il|42.1954|-89.0972|medium
SPI|Abraham Lincoln Capital Airport|il|39.8441|-89.6779|medium
UIN|Quincy Regional Airport|il|39.9427|-91.1946|medium
EVV|Evansville Regional Airport|in|38.0370|-87.5324|medium
FWA|Fort Wayne International Airport|in|40.9785|-85.1951|medium
IND|Indianapolis International Airport|in|39.7173|-86.2944|large
SBN|South Bend Regional Airport|in|41.7087|-86.3173|medium
CVG|Cincinnati/Northern Kentucky International Airport|ky|39.0488|-84.6678|large
LEX|Lexington Blue Grass Airport|ky|38.0365|-84.6059|medium
OWB|Owensboro Daviess County Airport|ky|37.7401|-87.1668|medium
PAH|Barkley Regional Airport|ky|37.0608|-88.7738|medium
SDF|Louisville International Airport|ky|38.1744|-85.7360|large
AEX|Alexandria International Airport|la|31.3274|-92.5498|medium
BTR|Baton Rouge Metropolitan Airport|la|30.5332|-91.1496|medium
LCH|Lake Charles Regional Airport|la|30.1261|-93.2233|medium
LFT|Lafayette Regional Airport|la|30.2053|-91.9876|medium
MLU|Monroe Regional Airport|la|32.5109|-92.0377|medium
MSY|Louis Armstrong New Orleans International Airport|la|29.9934|-90.2580|large
SHV|Shreveport Regional Airport|la|32.4466|-93.8256|medium
ACK|Nantucket Memorial Airport|ma|41.2531|-70.0602|medium
BOS|Boston Logan International Airport|ma|42.3620|-71.0079|large
EWB|New Bedford Regional Airport|ma|41.6761|-70.9569|medium
HYA|Cape Cod Gateway Airport|ma|41.6693|-70.2804|medium
MVY|Martha's Vineyard Airport|ma|41.3931|-70.6143|medium
ORH|Worcester Regional Airport|ma|42.2673|-71.8757|medium
BWI|Baltimore/Washington International Airport|md|39.1754|-76.6683|large
HGR|Hagerstown Regional Airport|md|39.7088|-77.7280|medium
SBY|Salisbury Ocean City Wicomico Regional Airport|md|38.3405|-75.5103|medium
AUG|Augusta State Airport|me|44.3206|-69.7973|medium
BGR|Bangor International Airport|me|44.8074|-68.8281|medium
BHB|Hancock County-Bar Harbor Airport|me|44.4500|-68.3615|medium
PQI|Presque Isle International Airport|me|46.6890|-68.0448|medium
PWM|Portland International Jetport|me|43.6462|-70.3093|large
RKD|Knox County Regional Airport|me|44.0601|-69.0992|medium
APN|Alpena County Regional Airport|mi|45.0781|-83.5603|medium
AZO|Kalamazoo Battle Creek International Airport|mi|42.2349|-85.5521|medium
CIU|Chippewa County International Airport|mi|46.2477|-84.4714|medium
CMX|Houghton County Memorial Airport|mi|47.1684|-88.4891|medium
DTW|Detroit Metropolitan Wayne County Airport|mi|42.2138|-83.3538|large
ESC|Delta County Airport|mi|45.7232|-87.0886|medium
FNT|Bishop International Airport|mi|42.9654|-83.7436|medium
GRR|Gerald R. Ford International Airport|mi|42.8808|-85.5228|medium
IMT|Ford Airport|mi|45.8191|-88.1146|medium
IWD|Gogebic Iron County Airport|mi|46.5253|-90.1316|medium
LAN|Capital City Airport|mi|42.7787|-84.5874|medium
MBL|Manistee County Blacker Airport|mi|44.2727|-86.2465|medium
MBS|MBS International Airport|mi|43.5329|-84.0796|medium
MKG|Muskegon County Airport|mi|43.1695|-86.2382|medium
MQT|Marquette/Sawyer International Airport|mi|46.3536|-87.3954|medium
PLN|Pellston Regional Airport|mi|45.5709|-84.7967|medium
TVC|Traverse City Cherry Capital Airport|mi|44.7414|-85.5822|medium
BRD|Brainerd Lakes Regional Airport|mn|46.4029|-94.1297|medium
DLH|Duluth International Airport|mn|46.8421|-92.1936|medium
HIB|Range Regional Airport|mn|47.3848|-92.8369|medium
INL|Falls International Airport|mn|48.5662|-93.4031|medium
MSP|Minneapolis–Saint Paul International Airport|mn|44.8801|-93.2217|large
RST|Rochester International Airport|mn|43.9083|-92.5000|medium
STC|St. Cloud Regional Airport|mn|45.5466|-94.0599|medium
TVF|Thief River Falls Regional Airport|mn|48.0657|-96.1850|medium
BKG|Branson Airport|mo|36.5321|-93.2005|medium
CGI|Cape Girardeau Regional Airport|mo|37.2253|-89.5708|medium
COU|Columbia Regional Airport|mo|38.8181|-92.2196|medium
IRK|Kirksville Regional Airport|mo|40.0935|-92.5449|medium
JLN|Joplin Regional Airport|mo|37.1518|-94.4983|medium
MCI|Kansas City International Airport|mo|39.2976|-94.7139|large
SGF|Springfield Branson National Airport|mo|37.2457|-93.3886|medium
STL|St. Louis Lambert International Airport|mo|38.7487|-90.3700|large
TBN|Waynesville–St. Robert Regional Airport|mo|37.7416|-92.1407|medium
GLH|Mid Delta Regional Airport|ms|33.4829|-90.9856|medium
GPT|Gulfport–Biloxi International Airport|ms|30.4073|-89.0701|medium
GTR|Golden Triangle Regional Airport|ms|33.4503|-88.5914|medium
JAN|Jackson-Medgar Wiley Evers International Airport|ms|32.3112|-90.0759|medium
MEI|Meridian Regional Airport|ms|32.3326|-88.7519|medium
PIB|Hattiesburg Laurel Regional Airport|ms|31.4671|-89.3371|medium
TUP|Tupelo Regional Airport|ms|34.2681|-88.7699|medium
AVL|Asheville Regional Airport|nc|35.4362|-82.5418|medium
CLT|Charlotte Douglas International Airport|nc|35.2140|-80.9431|large
EWN|Coastal Carolina Regional Airport|nc|35.0730|-77.0429|medium
FAY|Fayetteville Regional Airport|nc|34.9912|-78.8803|medium
GSO|Piedmont Triad International Airport|nc|36.0978|-79.9373|medium
ILM|Wilmington International Airport|nc|34.2706|-77.9026|medium
OAJ|Albert J Ellis Airport|nc|34.8292|-77.6121|medium
PGV|Pitt-Greenville Airport|nc|35.6355|-77.3843|medium
RDU|Raleigh–Durham International Airport|nc|35.8776|-78.7875|large
USA|Concord-Padgett Regional Airport|nc|35.3878|-80.7091|medium
LEB|Lebanon Municipal Airport|nh|43.6261|-72.3042|medium
PSM|Portsmouth International Airport at Pease|nh|43.0779|-70.8233|medium
ACY|Atlantic City International Airport|nj|39.4576|-74.5772|medium
EWR|Newark Liberty International Airport|nj|40.6925|-74.1687|large
TTN|Trenton Mercer Airport|nj|40.2767|-74.8135|medium
ALB|Albany International Airport|ny|42.7483|-73.8017|medium
ART|Watertown International Airport|ny|43.9919|-76.0217|medium
BGM|Greater Binghamton Airport|ny|42.2087|-75.9798|medium
BUF|Buffalo Niagara International Airport|ny|42.9405|-78.7322|large
ELM|Elmira Corning Regional Airport|ny|42.1599|-76.8916|medium
HPN|Westchester County Airport|ny|41.0670|-73.7076|medium
IAG|Niagara Falls International Airport|ny|43.1073|-78.9462|medium
ISP|Long Island MacArthur Airport|ny|40.7952|-73.1002|medium
ITH|Ithaca Tompkins Regional Airport|ny|42.4910|-76.4584|medium
JFK|John F. Kennedy International Airport|ny|40.6394|-73.7793|large
LGA|LaGuardia Airport|ny|40.7772|-73.8726|large
MSS|Massena International Airport|ny|44.9362|-74.8443|medium
OGS|Ogdensburg International Airport|ny|44.6819|-75.4655|medium
PBG|Plattsburgh International Airport|ny|44.6509|-73.4681|medium
ROC|Rochester International Airport|ny|43.1189|-77.6724|medium
SLK|Adirondack Regional Airport|ny|44.3869|-74.2046|medium
SWF|New York Stewart International Airport|ny|41.5041|-74.1048|medium
SYR|Syracuse Hancock International Airport|ny|43.1112|-76.1063|large
CAK|Akron–Canton Airport|oh|40.9161|-81.4422|medium
CLE|Cleveland Hopkins International Airport|oh|41.4117|-81.8498|large
CMH|John Glenn Columbus International Airport|oh|39.9980|-82.8919|large
DAY|Dayton International Airport|oh|39.9024|-84.2194|medium
LCK|Rickenbacker International Airport|oh|39.8138|-82.9278|medium
TOL|Toledo Express Airport|oh|41.5868|-83.8078|medium
ABE|Lehigh Valley International Airport|pa|40.6518|-75.4428|medium
AOO|Altoona Blair County Airport|pa|40.2964|-78.3200|medium
AVP|Wilkes-Barre/Scranton International Airport|pa|41.3385|-75.7234|medium
BFD|Bradford Regional Airport|pa|41.8031|-78.6401|medium
DUJ|DuBois Regional Airport|pa|41.1783|-78.8987|medium
ERI|Erie International Airport|pa|42.0831|-80.1739|medium
IPT|Williamsport Regional Airport|pa|41.2421|-76.9224|medium
JST|Johnstown–Cambria County Airport|pa|40.3161|-78.8339|medium
LBE|Arnold Palmer Regional Airport, Latrobe|pa|40.2759|-79.4048|medium
LNS|Lancaster Airport|pa|40.1217|-76.2961|medium
MDT|Harrisburg International Airport|pa|40.1935|-76.7634|medium
PHL|Philadelphia International Airport|pa|39.8719|-75.2411|large
PIT|Pittsburgh International Airport|pa|40.4915|-80.2329|large
SCE|State College Regional Airport|pa|40.8494|-77.8485|medium
BID|Block Island State Airport|ri|41.1684|-71.5786|medium
PVD|Rhode Island T. F. Green International Airport|ri|41.7250|-71.4257|large
WST|Westerly State Airport|ri|41.3496|-71.8034|medium
CAE|Columbia Metropolitan Airport|sc|33.9388|-81.1195|medium
CHS|Charleston International Airport|sc|32.8986|-80.0405|medium
FLO|Florence Regional Airport|sc|34.1854|-79.7239|medium
GSP|Greenville–Spartanburg International Airport|sc|34.8957|-82.2189|medium
HHH|Hilton Head Airport|sc|32.2244|-80.6975|medium
MYR|Myrtle Beach International Airport|sc|33.6797|-78.9283|medium
BNA|Nashville International Airport|tn|36.1245|-86.6782|large
CHA|Chattanooga Airport|tn|35.0353|-85.2038|medium
MEM|Memphis International Airport|tn|35.0424|-89.9767|large
MKL|McKellar-Sipes Regional Airport|tn|35.5999|-88.9156|medium
TRI|Tri-Cities Airport|tn|36.4752|-82.4074|medium
TYS|Knoxville McGhee Tyson Airport|tn|35.8110|-83.9940|medium
CHO|Charlottesville Albemarle Airport|va|38.1386|-78.4529|medium
IAD|Washington Dulles International Airport|va|38.9445|-77.4558|large
LYH|Lynchburg Regional Airport|va|37.3267|-79.2004|medium
ORF|Norfolk International Airport|va|36.8953|-76.2010|large
PHF|Newport News Williamsburg International Airport|va|37.1319|-76.4930|medium
RIC|Richmond International Airport|va|37.5052|-77.3197|large
ROA|Roanoke–Blacksburg Regional Airport|va|37.3255|-79.9754|medium
SHD|Shenandoah Valley Regional Airport|va|38.2638|-78.8964|medium
BTV|Burlington International Airport|vt|44.4719|-73.1533|medium
RUT|Rutland–Southern Vermont Regional Airport|vt|43.5294|-72.9496|medium
ATW|Appleton International Airport|wi|44.2581|-88.5191|medium
CWA|Central Wisconsin Airport|wi|44.7774|-89.6702|medium
EAU|Chippewa Valley Regional Airport|wi|44.8658|-91.4843|medium
GRB|Austin Straubel International Airport|wi|44.4835|-88.1308|medium
LSE|La Crosse Regional Airport|wi|43.8790|-91.2567|medium
MKE|Milwaukee Mitchell International Airport|wi|42.9472|-87.8966|large
MSN|Madison Dane County Regional Airport|wi|43.1399|-89.3375|medium
RHI|Rhinelander Oneida County Airport|wi|45.6312|-89.4675|medium
BKW|Raleigh County Memorial Airport|wv|37.7873|-81.1242|medium
CKB|North Central West Virginia Airport|wv|39.2966|-80.2281|medium
CRW|Yeager Airport|wv|38.3731|-81.5932|medium
HTS|Huntington Tri-State Airport|wv|38.3667|-82.5580|medium
LWB|Greenbrier Valley Airport|wv|37.8579|-80.4004|medium
MGW|Morgantown Municipal Airport|wv|39.6433|-79.9176|medium
PKB|Mid Ohio Valley Regional Airport|wv|39.3451|-81.4392|medium
`;
