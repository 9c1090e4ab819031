/** Words that say nothing about a college. */
export const IGNORED_WORDS: ReadonlySet<string> = new Set(
  'a an the any some all my our his her their your this these those it its and or of for with w to on at in i im ive id we us you he she they who what which where when how why is are be was am can could should would will may do does did have has having had get gets getting go going goes into there that as want wants wanted wanting need needs looking look looks find finding found show list give search searching study studies studying learn become please help if like likes live offer offers offering offered provide provides college colleges university universities school schools uni unis campus campuses institution institutions program programs programme degree degrees major majors majoring field student students kid kids child son daughter mom dad parent parents people someone apply applying attend attending enroll enrolling cost costs costing thats whats really also but than then so about year per just only maybe hello hey thanks graduates grads graduate out after interested love hoping trying options option choice choices place places me'.split(
    ' ',
  ),
);
