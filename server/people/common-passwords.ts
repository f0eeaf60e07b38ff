/** What people take for a password when they are asked for one: words, names, teams, places. Four letters and more; digits and signs around them do not count. */
const WORDS = `
access account action admin administrator adventure airborne airplane airforce alpha always amateur america american
anarchy angel angels animal apache apollo apple apples aragorn arsenal artist asshole asterix athena atlantis august
avalon avatar awesome babies baby babygirl babylon babydoll backup badass badboy badger baller balls bambam banana
bandit barbie barcelona baseball basket basketball bastard batman beach bear beast beatles beautiful beauty beaver
beer benfica bestfriend bigdaddy bigdog bigfoot bird birthday biscuit bitch biteme black blackie blade blaster blessed
blessing blink blizzard blonde blood blowjob blue bluebird bluemoon bluesky bond bonnie boobies boobs boogie booger
boomer booty boss boston bottom brazil broncos brooklyn brother brownie bubba bubbles buddha buddy buffalo bull bulldog
bulldogs bullet bullshit bunny burger business buster butter buttercup butterfly butthead button buttons cactus
california camaro camera canada cancer candy cannon captain cardinal caramel cartman casino casper castle catdog catfish
cats celtic center challenge champion champions chance change changeme chaos charger charm checkers cheese chelsea
cherokee cherry chester chevelle chevrolet chevy chicago chicken chiefs chocolate chopper christ christian christmas
church classic clover cobra cocacola cock coconut coffee college colorado columbia comics company compaq computer
condor connect consumer control cookie cookies cool cooper copper corona corvette cotton cougar counter country courage
cowboy cowboys coyote crazy cream creative cricket cristo crystal cunt curious cyber daddy daisy dakota dallas dance
dancer danger dark darkness darling database deadly death december default delta denver desert design desire destiny
detroit devil devils dexter diablo diamond diamonds dick dickhead diesel digital dirty disney doctor dodge dodgers doggie
doggy dogs dollar dolphin dolphins domino donkey dragon dragons drago dream dreamer dreams driver drummer drowssap duke
eagle eagles earth easy eclipse einstein electric elephant elvis emerald eminem emperor empire energy engineer england
enigma enter enterprise eternal eternity everton evolution example explorer express extreme faith falcon family fantasy
farmer fashion fast father feather fender ferrari fever fighter finger fire fireball fireman fish fisher fishing flames
flamingo flash flipper florida flower flowers fluffy flyers football force ford forest forever forget fossil fountain
france free freedom freeman freepass french freedom friday friend friends friendship frog froggy fuck fucked fucker
fucking fuckme fuckoff fuckyou funny future galaxy gambit game gamer games gandalf gangster garden garfield gateway gemini
general genesis genius georgia germany ghost giants ginger girl girls global goalie gobears goddess godzilla gold golden
goldfish golf golfer good goodluck google gorgeous grace grandma green greenday griffin guardian guest guinness guitar
gundam gunner hacker haha hahaha hamburger hammer hamster happy happiness hardcore harley hawaii hawk hawkeye heart hearts
heaven hello helloworld help helpme hercules hero hiphop hobbit hockey holiday hollywood home homer honda honey hooters
hope horse horses hotdog hotmail hotrod hotstuff house houston hummer hunter hunting iceman icecream idiot iloveu iloveyou
imagine impala imperial indian indiana infinity inside instagram internet ireland ironman island italia jackass jackpot
jaguar january japan jesus jesuschrist jewels joker joystick juice jungle junior jupiter just justice justme juventus
kangaroo karate kawasaki keeper keyboard killer king kingdom kings kisses kitten kittens kitty knight knights ladies lakers
lasvegas laser leather legend lesbian letmein liberty life lights lightning lincoln lion lions little liverpool lizard
london lonely lonewolf loser lost love loveme lovely lover lovers loves loveyou lucifer lucky mad machine maddog madrid
maggie magic magnum manager manchester manutd marathon marine mariners marines marlboro marvel master masters matrix mature
maverick melody member memory mercedes mercury merlin mermaid metal metallica mexico miami michigan mickey microsoft
midnight military million mine minecraft mission mistress mobile monday money monkey monkeys monster montana moon
moonlight morning mother motorola mountain mouse movie muffin music musica mustang myself myspace mystery naked naruto
nascar nature naughty navy network newyork nicegirl night nightmare ninja nintendo nirvana nissan nokia nothing
november oblivion ocean october office oldman oliver olympic online open openup optimus orange orchid orion orlando oracle
outlaw packers panda pandora panther panthers panties paradise paris party pass passion passport password passwort passw
patriots peace peaches peanut pearl pearljam peekaboo pegasus pencil penguin people pepper pepsi perfect phantom phoenix
photo picture pickle pimp pink pirate pirates pizza planet platinum player playboy playstation please pokemon police
poohbear pookie popcorn porn porno porsche potter power powers precious predator present pretty prince princesa princess
private project prophet psycho pumpkin purple pussy pussycat python qazwsx quality queen question rabbit racing raiders
rainbow ranger rangers raptor rascal raven ravens reaper rebel redneck redrum redskins redsox redwings remember renegade
republic rescue respect revenge robot rock rocker rocket rockstar rocky rooster root rose rosebud roses royal runner
running russia sailing sailor saints sakura salmon samsung samurai santos saturn savage scarface school scooby scooter
scorpio scorpion scotland search secret security sega server service seven sexsex sexy shadow shalom shamrock shark sharks
shit shithead shooter shopping shotgun silver simple simpsons single sister skate skater skyline slayer slipknot slut smile
smiley smoke smokey smooth snake snickers sniper snoopy snow snowball snowboard snowman soccer softball soldier something
sonic soprano soul south spanky spark sparky special speed speedy spider spiderman spirit spitfire sponge spongebob spring
sprite spooky squirrel star stargate stars starfish start startrek starwars stealth steelers sticky stinky stone stones
storm stranger strawberry street strike student stupid success sucker sugar summer sunday sunflower sunny sunrise sunset
sunshine super superman superstar support surfer surfing suzuki sweet sweetheart sweetie swimming sword swordfish system
target tattoo teacher team temp temple temporary tennis terminator test tester testing texas thailand theking theman therock
thunder thursday tiger tigers tigger time tinker titanic titans today toor tomato tomcat topgun tornado toyota train travel
treasure trinity triumph trooper trouble truck trucker trumpet trust trustno trustme turbo turkey turtle tweety twilight
twister ultimate undertaker unicorn united universe unknown user vampire vanilla vegeta venus victory video viking vikings
violet viper virgin virus vision volcano volleyball voyager walker wanker warcraft warrior warriors watch water wealth
welcome western westside whatever wheels whiskey white whynot wicked wildcat wildcats willow window windows winner winter
wisdom wizard wolf wolverine wolves woman wonder wonderful world wrangler wrestling xbox yahoo yamaha yankee yankees yellow
young zeppelin zombie zxcvbnm
aaron abigail adam adrian adriana aisha alberto albert alejandro alex alexander alexandra alexis alfred alice alicia alison
allison alyssa amanda amber amelia amir andre andrea andreas andrew andy angela angelica angelina anita anna annie anthony
antonio arthur ashley audrey austin bailey barbara barney beatriz benjamin bernard beth bianca billy bobby bonnie bradley
brandon brandy brenda brian brianna britney brittany brooke bruce bruno caitlin calvin cameron camila camille carla carlos
carmen carol carolina caroline carter cassandra cassie catherine cecilia charles charlie charlotte chloe chris christina
christine christopher cindy claire claudia clayton clinton colleen connor courtney cristian cristiano cynthia daniel daniela
danielle danny david debbie deborah denise dennis derek diana diego dominic donald douglas duncan dustin dylan eduardo
edward elaine eleanor elena elizabeth emily emma eric erica eugene evelyn felipe felix fernanda fernando fiona florence
francis francisco frank frankie franklin freddy gabriel gabriela garcia george gerald gerard gloria gonzalez gordon graham
gregory guilherme gustavo hannah harold harrison harry harvey heather hector helen henry herbert howard hugo ibrahim isabel
isabella isaiah ivan jackie jackson jacob james jamie janet jasmine jason jasper javier jean jeff jeffrey jenna jennifer
jenny jeremiah jeremy jerome jerry jesse jessica jessie joanna joanne joao john johnny johnson jonathan jordan jorge jose
joseph joshua juan julia julian juliana julie justin karen karina karl katherine kathleen kathryn katie keith kelly kelsey
kenneth kevin kimberly kristen kristin kyle larissa larry laura lauren lawrence leandro leonard leonardo leslie letícia
letticia linda lindsay lindsey lisa logan lorenzo louis louise lucas luciana lucy luis luke madison manuel marcela marcelo
marcia marcos marcus margaret maria mariah mariana marie marina mario marion marisa mark marley marshall martha martin
martina marvin mary matheus matt matthew maurice maxwell melanie melissa mercedes michael michel michele michelle miguel
mike miranda mitchell mohamed mohammad mohammed monica monique morgan morris muhammad murphy murray nadia nancy natalia
natalie natasha nathan nicholas nick nicola nicolas nicole nikita nikki norman oliver olivia oscar owen pamela patricia
patricio patrick paul paula paulo pedro peter philip phillip rachel rafael ralph ramon randy raquel raymond rebecca regina
renata ricardo richard rick robert roberta roberto robin rodney rodrigo roger roland romeo ronald ronaldo ronnie rosa
roxanne russell ryan sabrina samantha sammy samson samuel sandra sandy santiago sara sarah sasha savannah scott sean
sebastian sergio shannon sharon shaun shawn sheila shelby sherry shirley sidney sierra simon simone sofia sophia sophie
spencer stacey stanley stefan stella stephanie stephen steve steven stewart susan sydney sylvia tamara tanya tatiana taylor
teresa thiago thomas tiffany timothy tina tony tracey tracy travis trevor tristan tucker tyler valentina valeria valerie
vanessa veronica victor victoria vincent virginia vitoria vivian walter warren wayne webster wendy wesley whitney william
williams willie wilson winston xavier yolanda yvonne zachary
ahmad ahmed alhamdulillah ali allah allahakbar amal amina arabia asma asif aziz baghdad bahrain bismillah cairo casablanca
damascus dubai egypt emirates fahad faisal farah fatima habibi habibti hadi hala hamza hassan hessa hussain hussein ilal
islam islamabad jabal jameel jeddah jordan karim khaled khalid khan kuwait lahore karachi layla leila lebanon madina makkah
majid majlis mansour maryam mecca mohd morocco multan muslim nasser nora noor nour omar oman pakistan palestine peshawar
punjab qatar quran rahman ramadan rawalpindi reem riyadh saad sabah saleh salam salman sana sara saud saudi shahid sheikh
sultan syria tariq tunis turki usman walid yasmin yousef yusuf zain zainab zahra zindabad hilal ittihad alnassr
amit anand anil anjali arjun ashok bangalore bharat bhagwan bollywood chennai deepak delhi dilip durga ganesh ganesha gaurav
hanuman hyderabad india jaimatadi jaishree kavita kolkata krishna kumar lakshmi mahesh manish mumbai naveen neha pooja
prakash priya rahul raja rajesh rajkumar rakesh ramesh ravi rohit sachin saibaba sanjay santosh shiva shivam shree singh
sonia srinivas sunil suresh vijay vinod vishal
amizade amo amor amores amorzinho anjo anjos atletico bahia banana beijo beijos borboleta botafogo brasil brasilia cachorro
campeao caralho carinho cavalo coracao corinthians coritiba cruzeiro deus deusefiel estrela familia felicidade feliz
flamengo flores fluminense forca futebol gatinha gatinho gremio guerreiro internacional jesuscristo liberdade linda lindo
lobo maravilha menina minhavida mudar musica namorado palmeiras paz pipoca portugal princesa querida rainha recife saopaulo
santos saudade segredo senha sereia sol sporting teamo tequiero vasco vida vitoria
baloot turup dhappa trunfo cards poker casino spades hearts joker
`;

/** Longest first, so that nothing is left over of a long word that begins with a short one. */
export const COMMON: readonly string[] = [...new Set(WORDS.split(/\s+/))]
  .filter(word => word.length > 2)
  .sort((a, b) => b.length - a.length);
